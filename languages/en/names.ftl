title = You
heading = Your name
# $name (String)
guest = You are playing as { $name }, a guest. Anybody else may call themselves that too.
guestUnnamed = You are playing as a guest.
keepHelp = If you like, keep a name. It is then yours alone on this server, with your games, ratings and settings, on all your devices. You need neither an e-mail address nor a password: your device makes a passkey and looks after it.
name = The name you want to keep
keep = Keep this name
haveOne = I already keep a name here
signIn = Sign in with a passkey
signInHelp = This device will play under your kept name. Whatever was played here as a guest stays with that guest.
byCode = Use a recovery code
code = Recovery code
recover = Get my name back
# $name (String)
kept = The name { $name } is yours.
# $date (String)
since = Kept since { $date }
passkeys = Your passkeys
passkeyHelp = A lost device? Remove its passkey here, and sign it out under “Your devices” in the settings.
# $date (String)
passkeyMade = Made on { $date }
unknownDevice = Unknown device
add = Add a passkey of this device
remove = Remove
# $device (String)
removeOf = Remove the passkey of { $device }
codes = Recovery codes
# $count (Number)
codesLeft =
    { $count ->
        [0] You have no recovery codes left. Make new ones, so that a lost device does not cost you your name.
        [one] You have one recovery code left.
       *[other] You have { $count } recovery codes left.
    }
newCodes = Make new codes
newCodesHelp = If you make new ones, the earlier ones stop working.
codesTitle = Save your recovery codes
codesHelp = If you lose your devices, each of these codes lets you in once. They are shown only now. Save them or write them down, and do not show them to anybody.
saveFile = Save as a file
copyCodes = Copy
codesDone = I have saved them
fileName = mazmorra-recovery-codes.txt
shownTitle = What others may see

shown_results = My results and ratings
shown_games = My latest games, with their replays
shown_fellows = Whom I play with most
shown_dilemmas = My ratings in the dilemmas
shown_presence = That I am at a table, for people who follow me

impossible_https = This address does not use https, and only there do browsers make passkeys. That is why no name can be kept from here.
impossible_address = Passkeys only work under the public address of this server:

unsupported = This browser cannot make passkeys. A recovery code works here too.
cancelled = You did not finish with the passkey. Nothing has changed; try again whenever you like.
known = This device already has a passkey for your name.
toSettings = Settings: your devices, notifications, deleting your data
toName = Keep your name, sign in
