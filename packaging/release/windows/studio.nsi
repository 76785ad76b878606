; SPDX-License-Identifier: GPL-3.0-or-later
; The installer for Windows, for NSIS 3.08 or newer. It installs for one user, without the rights of
; an administrator. packaging/release/nsis.py gives Release, Numbers (of four parts), Out, Icon,
; Licence and Kilobytes, Files (what is to be put down and taken away, each by its name), and Sign
; where there is a certificate: a program that signs the file that it is given.

!ifndef Release
  !error "Start this by packaging/release/make.py"
!endif

Target amd64-unicode ; of 64 bits, as all that it puts down
SetCompressor /SOLID lzma
SetDateSave off
RequestExecutionLevel user
ManifestDPIAware true

!include MUI2.nsh
!include LogicLib.nsh

!define NAME "Chess Composer"
!define KEPT "Software\Microsoft\Windows\CurrentVersion\Uninstall\ChessComposer"
!define TYPES "Software\Classes"

Name "${NAME}"
OutFile "${Out}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${KEPT}" "InstallLocation"
BrandingText "${NAME} ${Release}"

VIProductVersion "${Numbers}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${Release}"
VIAddVersionKey "FileVersion" "${Release}"
VIAddVersionKey "FileDescription" "${NAME}: installer"
VIAddVersionKey "CompanyName" "The Chess Composer developers"
VIAddVersionKey "LegalCopyright" "GPL-3.0-or-later"

!ifdef Sign
  !finalize '"${Sign}" "%1"'
  !uninstfinalize '"${Sign}" "%1"'
!endif

!define MUI_ICON "${Icon}"
!define MUI_UNICON "${Icon}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\chess-composer.exe"
!define MUI_COMPONENTSPAGE_NODESC
!insertmacro MUI_PAGE_LICENSE "${Licence}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English" ; the others are taken where Windows speaks them
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Russian"

LangString Program ${LANG_ENGLISH} "Program and start menu"
LangString Program ${LANG_GERMAN} "Programm und Startmenü"
LangString Program ${LANG_SPANISH} "Programa y menú Inicio"
LangString Program ${LANG_FRENCH} "Programme et menu Démarrer"
LangString Program ${LANG_ITALIAN} "Programma e menu Start"
LangString Program ${LANG_RUSSIAN} "Программа и меню «Пуск»"
LangString Libraries ${LANG_ENGLISH} "Open libraries (.chesslib) by a double click"
LangString Libraries ${LANG_GERMAN} "Sammlungen (.chesslib) mit Doppelklick öffnen"
LangString Libraries ${LANG_SPANISH} "Abrir bibliotecas (.chesslib) con doble clic"
LangString Libraries ${LANG_FRENCH} "Ouvrir les bibliothèques (.chesslib) d'un double clic"
LangString Libraries ${LANG_ITALIAN} "Aprire le raccolte (.chesslib) con un doppio clic"
LangString Libraries ${LANG_RUSSIAN} "Открывать библиотеки (.chesslib) двойным щелчком"
LangString OnDesktop ${LANG_ENGLISH} "Icon on the desktop"
LangString OnDesktop ${LANG_GERMAN} "Symbol auf dem Desktop"
LangString OnDesktop ${LANG_SPANISH} "Icono en el escritorio"
LangString OnDesktop ${LANG_FRENCH} "Icône sur le bureau"
LangString OnDesktop ${LANG_ITALIAN} "Icona sul desktop"
LangString OnDesktop ${LANG_RUSSIAN} "Значок на рабочем столе"
LangString Running ${LANG_ENGLISH} "Chess Composer is open. Close it, and try again."
LangString Running ${LANG_GERMAN} "Chess Composer ist geöffnet. Schließen Sie es und versuchen Sie es noch einmal."
LangString Running ${LANG_SPANISH} "Chess Composer está abierto. Ciérrelo e inténtelo de nuevo."
LangString Running ${LANG_FRENCH} "Chess Composer est ouvert. Fermez-le, puis réessayez."
LangString Running ${LANG_ITALIAN} "Chess Composer è aperto. Chiudetelo e riprovate."
LangString Running ${LANG_RUSSIAN} "Chess Composer открыт. Закройте его и повторите попытку."

; Whoever is at work in the program keeps it: nothing is taken from under it.
!macro WAIT_UNTIL_CLOSED un
Function ${un}WaitUntilClosed
  again:
  ${If} ${FileExists} "$INSTDIR\chess-composer.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\chess-composer.exe" a
    ${If} ${Errors}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDCANCEL IDRETRY again
      SetErrorLevel 2
      Quit
    ${EndIf}
    FileClose $0
  ${EndIf}
FunctionEnd
!macroend
!insertmacro WAIT_UNTIL_CLOSED ""
!insertmacro WAIT_UNTIL_CLOSED "un."

Section "$(Program)"
  SectionIn RO
  Call WaitUntilClosed
  ${If} ${FileExists} "$INSTDIR\uninstall.exe" ; of an older release, which knows what it put down
    ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
  ${EndIf}
  !define PUT
  !include "${Files}"
  !undef PUT
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\chess-composer.exe"

  WriteRegStr HKCU "${KEPT}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${KEPT}" "DisplayVersion" "${Release}"
  WriteRegStr HKCU "${KEPT}" "DisplayIcon" "$INSTDIR\chess-composer.exe,0"
  WriteRegStr HKCU "${KEPT}" "Publisher" "The Chess Composer developers"
  WriteRegStr HKCU "${KEPT}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEPT}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEPT}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEPT}" "EstimatedSize" ${Kilobytes}
  WriteRegDWORD HKCU "${KEPT}" "NoModify" 1
  WriteRegDWORD HKCU "${KEPT}" "NoRepair" 1

  ; The library is ours. The other types are offered in "Open with", and taken from nobody.
  WriteRegStr HKCU "${TYPES}\ChessComposer.Library" "" "Chess problem library"
  WriteRegStr HKCU "${TYPES}\ChessComposer.Library\DefaultIcon" "" "$INSTDIR\chess-composer.exe,0"
  WriteRegStr HKCU "${TYPES}\ChessComposer.Library\shell\open\command" "" '"$INSTDIR\chess-composer.exe" "%1"'
  WriteRegStr HKCU "${TYPES}\ChessComposer.Problems" "" "Chess problems"
  WriteRegStr HKCU "${TYPES}\ChessComposer.Problems\DefaultIcon" "" "$INSTDIR\chess-composer.exe,0"
  WriteRegStr HKCU "${TYPES}\ChessComposer.Problems\shell\open\command" "" '"$INSTDIR\chess-composer.exe" "%1"'
  WriteRegStr HKCU "${TYPES}\.chesslib\OpenWithProgids" "ChessComposer.Library" ""
  WriteRegStr HKCU "${TYPES}\.olv\OpenWithProgids" "ChessComposer.Problems" ""
  WriteRegStr HKCU "${TYPES}\.jsonl\OpenWithProgids" "ChessComposer.Problems" ""
  WriteRegStr HKCU "${TYPES}\.pgn\OpenWithProgids" "ChessComposer.Problems" ""
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "$(Libraries)"
  WriteRegStr HKCU "${TYPES}\.chesslib" "" "ChessComposer.Library"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section /o "$(OnDesktop)"
  CreateShortcut "$DESKTOP\${NAME}.lnk" "$INSTDIR\chess-composer.exe"
SectionEnd

; Only what was put down is taken away, file by file: a library may lie anywhere.
Section "Uninstall"
  Call un.WaitUntilClosed
  !define TAKE
  !include "${Files}"
  !undef TAKE
  Delete "$INSTDIR\uninstall.exe"
  SetOutPath "$TEMP"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  Delete "$DESKTOP\${NAME}.lnk"
  DeleteRegKey HKCU "${KEPT}"
  DeleteRegKey HKCU "${TYPES}\ChessComposer.Library"
  DeleteRegKey HKCU "${TYPES}\ChessComposer.Problems"
  ReadRegStr $0 HKCU "${TYPES}\.chesslib" ""
  ${If} $0 == "ChessComposer.Library"
    DeleteRegValue HKCU "${TYPES}\.chesslib" ""
  ${EndIf}
  DeleteRegValue HKCU "${TYPES}\.chesslib\OpenWithProgids" "ChessComposer.Library"
  DeleteRegValue HKCU "${TYPES}\.olv\OpenWithProgids" "ChessComposer.Problems"
  DeleteRegValue HKCU "${TYPES}\.jsonl\OpenWithProgids" "ChessComposer.Problems"
  DeleteRegValue HKCU "${TYPES}\.pgn\OpenWithProgids" "ChessComposer.Problems"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
