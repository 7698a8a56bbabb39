title = Notify me
help = When you are not here, Mazmorra can notify you. Everything is off until you switch it on.

kinds_turn = When it is my turn at a slow table
kinds_ready = When a table is ready for me
kinds_invited = When I am invited to a table

ways = How
device = On this device
# $count (Number)
deviceHelp =
    { $count ->
        [0] None of your devices is notified yet.
        [one] One of your devices is notified.
       *[other] { $count } of your devices are notified.
    }
deviceOn = Notify this device
deviceOff = Stop notifying this device

trouble_insecure = This address does not use https, and browsers then do not let a page notify you. A webhook works from here too.
trouble_unsupported = This browser cannot show notifications. On an iPhone, first add Mazmorra to the home screen and open it from there.
trouble_denied = You have forbidden this site to notify you. You can allow it again in the settings of your browser.
trouble_no-worker = The page is not ready for it yet. Reload it and try again.

test = Send me a test
tested = Sent. If nothing arrives within a minute, something is blocking it.
quiet = Quiet hours
quietHelp = Nothing disturbs you then. If it is still your turn afterwards, you are notified in the morning.
from = From
to = Until
gathered = Messages about my turn
atOnce = Each at once
# $hours (Number)
atMost =
    { $hours ->
        [one] At most one an hour
       *[other] At most one in { $hours } hours
    }
gatheredHelp = What begins meanwhile is told in one message.
holiday = Holidays
# $days (Number) how many are left
holidayHelp =
    { $days ->
        [0] No days are left this year.
        [one] At slow tables your clock stands still, others see until when, and you are not notified of your turn. 1 day is left this year.
       *[other] At slow tables your clock stands still, others see until when, and you are not notified of your turn. { $days } days are left this year.
    }
holidayFirst = First day
holidayLast = Last day
holidayOn = Go on holiday
# $first (String) a date
# $last (String) a date
holidaySet = You are on holiday from { $first } to { $last }.
holidayOff = End the holiday
webhook = Webhook
webhookHelp = An https address that gets a short JSON message with every notification, for chat groups and home automation. Empty for none.
save = Save
saved = Saved.
calendar = Calendar of deadlines
calendarHelp = An address for your calendar program, with the time by which you have to answer at each slow table. Whoever has it can read these times.
calendarOn = Make an address
calendarNew = Make a new address
calendarOff = Delete the address
calendarLink = Address of your calendar
calendarFile = Download as a file

refused_address = This address is not allowed: it must begin with https:// and be on the internet, not in a private network.
refused_no-answer = We tried it, and it did not answer as it should. Check the address; if it has moved, give the new one.
refused_bad-request = These times do not go together.
refused_too-many = So many days are not left this year.
refused_not-now = There is nowhere to send notifications yet.
