; SPDX-License-Identifier: GPL-3.0-or-later
; The installer for Windows, for Inno Setup 6. make.py gives Release, Folder and Icon, and Signed
; where there is a certificate. It installs for the user alone and wants no administrator; whoever
; is one may choose to install for everybody.

#ifndef Release
  #error Start this by packaging/release/make.py
#endif

[Setup]
AppId={{8F1C1E4B-6C0B-4E0E-9C25-3B6F3C0D7A51}
AppName=Chess Composer
AppVersion={#Release}
AppPublisher=The Chess Composer developers
DefaultDirName={autopf}\Chess Composer
DefaultGroupName=Chess Composer
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0
LicenseFile=..\..\..\LICENSE
SetupIconFile={#Icon}
UninstallDisplayIcon={app}\chess-composer.exe
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
CloseApplications=yes
RestartApplications=no
#ifdef Signed
SignTool=signtool
SignedUninstaller=yes
#endif

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "ru"; MessagesFile: "compiler:Languages\Russian.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"
Name: "types"; Description: "{cm:AssocFileExtension,Chess Composer,.chesslib, .olv}"

[InstallDelete]
; What an older release had beside the program, and this one has not.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Folder}\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\Chess Composer"; Filename: "{app}\chess-composer.exe"
Name: "{autodesktop}\Chess Composer"; Filename: "{app}\chess-composer.exe"; Tasks: desktopicon

[Registry]
; The library is ours. The other types are offered in "Open with", and taken from nobody.
Root: HKA; Subkey: "Software\Classes\.chesslib\OpenWithProgids"; ValueType: string; ValueName: "ChessComposer.Library"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.chesslib"; ValueType: string; ValueData: "ChessComposer.Library"; Flags: uninsdeletevalue; Tasks: types
Root: HKA; Subkey: "Software\Classes\.olv\OpenWithProgids"; ValueType: string; ValueName: "ChessComposer.Problems"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.jsonl\OpenWithProgids"; ValueType: string; ValueName: "ChessComposer.Problems"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.pgn\OpenWithProgids"; ValueType: string; ValueName: "ChessComposer.Problems"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\ChessComposer.Library"; ValueType: string; ValueData: "Chess problem library"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\ChessComposer.Library\DefaultIcon"; ValueType: string; ValueData: "{app}\chess-composer.exe,0"
Root: HKA; Subkey: "Software\Classes\ChessComposer.Library\shell\open\command"; ValueType: string; ValueData: """{app}\chess-composer.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\ChessComposer.Problems"; ValueType: string; ValueData: "Chess problems"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\ChessComposer.Problems\DefaultIcon"; ValueType: string; ValueData: "{app}\chess-composer.exe,0"
Root: HKA; Subkey: "Software\Classes\ChessComposer.Problems\shell\open\command"; ValueType: string; ValueData: """{app}\chess-composer.exe"" ""%1"""

[Run]
Filename: "{app}\chess-composer.exe"; Description: "{cm:LaunchProgram,Chess Composer}"; Flags: nowait postinstall skipifsilent
