/** Base words of common passwords, without digits and signs: guessable.ts removes the usual additions before it compares. */
const list = `
pass passwd password passwort passcode passphrase contrasena motdepasse senha parola pasuwado angou secret secrets secure security
login logon signin signup register welcome hello hallo hola bonjour access account admin administrator root system server user username
member player guest test tester testing tests demo sample example default temp temporary change changeme changeit please letmein openup
trustno trustme iloveyou iloveu loveyou loveme ilove love lover lovely loving forever always together babe baby babygirl babyboy honey
sweet sweetie sweetheart darling kiss kisses angel angels heart hearts flower flowers rose roses lily daisy jasmine sunshine sunflower
rainbow sunny sun moon star stars starlight sky blue red green black white yellow orange purple pink silver gold golden brown violet
summer winter spring autumn january february march april may june july august september october november december monday tuesday wednesday
thursday friday saturday sunday today tomorrow yesterday morning night midnight
dragon monkey tiger lion panther leopard eagle falcon hawk wolf wolves bear bears panda dog doggy cat kitty kitten puppy horse pony unicorn
dolphin shark snake spider butterfly rabbit bunny chicken duck turtle elephant giraffe mouse fish bird phoenix cobra bulldog mustang
football soccer baseball basketball hockey tennis golf golfer cricket rugby boxing fishing hunter racing runner swimming skater skating
yankees cowboys lakers raiders steelers packers redsox dodgers eagles giants dolphins arsenal chelsea liverpool manchester united everton
tottenham celtic rangers barcelona realmadrid juventus milan ajax bayern
superman batman spiderman ironman wolverine avengers marvel joker starwars startrek matrix pokemon pikachu naruto goku sasuke luffy onepiece
doraemon gundam totoro zelda mario luigi sonic minecraft fortnite roblox warcraft starcraft counterstrike halo nintendo playstation xbox gamer
gaming games game master ninja samurai shogun warrior killer knight king queen prince princess lord god jesus christ heaven hell devil demon
michael michelle jennifer jessica jordan ashley amanda daniel david andrew anthony joshua matthew thomas robert robbie william richard charles
charlie george harry jack james jason john johnny joseph justin kevin mark martin nicole nicholas patrick peter samantha sarah scott stephen
steven taylor victoria vincent maggie maria martha melissa natalie oliver olivia oscar rachel rebecca sophie stella tigger ginger pepper buster
bailey cookie shadow lucky lucy molly sandy sammy rocky max buddy jake casper smokey snoopy garfield elvis metallica nirvana eminem beatles
computer internet google yahoo facebook instagram twitter youtube amazon apple microsoft windows linux samsung android iphone ipad nokia sony
toyota honda nissan suzuki yamaha kawasaki ferrari porsche mercedes corvette camaro harley jaguar bmw audi ford chevy
freedom peace hope faith trust happy lucky smile magic mystery power energy money dollar cash rich million millionaire winner victory champion
success dream dreams diamond crystal pearl ruby jewel treasure whatever nothing something anything everything nobody somebody someone
cheese chocolate coffee banana apple orange cherry strawberry pineapple peanut butter sugar candy pizza burger cola pepsi
america american canada england london paris germany france spain italy russia china japan tokyo osaka kyoto nagoya sapporo fukuoka nippon
nihon yokohama hokkaido okinawa mexico brazil india australia newyork texas california florida chicago boston dallas
sakura hikari hinata haruka yuki yuka yumi mai ami aki akira kenji hiroshi takashi takeshi daisuke kenta shota ryota naoki kazuki tomoya
yamada tanaka suzuki sato satou watanabe takahashi ito itou nakamura kobayashi kato katou yoshida matsumoto inoue kimura hayashi saito saitou
aishiteru daisuki arigato arigatou konnichiwa ohayo sayonara kawaii sugoi ganbare ganbatte tomodachi kazoku hanabi neko inu usagi tora ryu
ryuu kitsune tanuki kaze sora umi yama kawa hoshi tsuki taiyou hana momiji fuji fujisan ichigo ringo mikan sushi ramen onigiri matcha
pachinko pachislo slot slots casino poker blackjack roulette baccarat jackpot betting bet sports sportsbook bookmaker andon
qwerty qwertz azerty asdf asdfgh zxcvbn zxcvbnm abc abcd abcde abcdef abcdefg xyz aaa bbb xxx zzz
super mega ultra hyper cool crazy hot sexy bad boy boys girl girls man men woman lady mama mami mom mommy mother papa dad daddy father brother
sister family friend friends bestfriend wife husband son daughter grandma
mypassword myaccount mylogin mysecret mypass thisismypassword new newpassword old first last one two three four five six seven eight nine ten
zero hundred thousand my the our your it is me you us life live world number school college student teacher music guitar piano drums dance
dancer rock metal jazz hiphop pirate captain soldier army navy marine police doctor nurse lawyer pilot driver cowboy hacker hack wizard merlin
gandalf frodo legolas hobbit bilbo potter hogwarts gryffindor dumbledore snape snowman snowball christmas santa birthday anniversary holiday
vacation beach ocean river mountain island forest garden thunder lightning storm hurricane tornado fire firebird water ice snow wind earth
`

export const commonWords: ReadonlySet<string> = new Set(list.trim().split(/\s+/))
