/**
 * The most frequent passwords of known leaks, most frequent first: the beginning of the list of
 * `@zxcvbn-ts/language-common` (MIT), without offensive entries.
 *
 * @since 0.1.0
 */

/** The passwords that attackers try first. */
export const commonPasswords: ReadonlyArray<string> = `
123456 password 12345678 qwerty 123456789 12345 1234 111111 1234567 dragon 123123 baseball abc123 football
monkey letmein shadow master michael mustang 666666 qwertyuiop 123321 1234567890 superman 1qaz2wsx 7777777
jordan qazwsx jennifer 123qwe 000000 trustno1 hunter harley zxcvbnm asdfgh andrew batman soccer tigger charlie
robert sunshine thomas iloveyou ranger daniel hockey george computer michelle jessica starwars pepper klaster
112233 zxcvbn freedom princess joshua maggie pass ginger 11111111 131313 amanda ashley love cheese 159753 nicole
summer matthew chelsea dallas biteme matrix william yankees taylor corvette austin access martin heather thunder
merlin secret diamond hello anthony hammer 1234qwer silver gfhjkm justin patrick bailey internet samantha golfer
scooter test orange cookie q1w2e3r4t5 maverick jackson sparky mickey phoenix bigdog snoopy guitar whatever
chicken morgan andrea camaro mercedes peanut ferrari cowboy falcon welcome samsung steelers joseph smokey dakota
melissa arsenal boomer eagles tigers marina nascar gateway porsche yellow monster spider diablo hannah bulldog
junior london purple compaq lakers iceman qwer1234 cowboys money banana ncc1701 boston brandon tennis johnny
miller q1w2e3r4 coffee scooby 123654 edward nikita mother yamaha brandy barney chester oliver charles player
knight forever steven rangers midnight chicago bigdaddy redsox victoria badboy angel please fender chris jasper
james slayer rabbit natasha rachel marine wizard marlboro raiders prince casper fishing flower crystal jasmine
iwantu adidas winner winter gandalf password1 ghbdtn 1q2w3e4r angela mike golden lauren cocacola jordan23
winston madison angels panther shannon sophie asdfasdf david thx1138 toyota tiger murphy canada danielle
12344321 8675309 jonathan liverpoo muffin cooper apples jackie dennis black qwerty123 passw0rd john abcd1234
sandra pokemon 123abc slipknot carlos qazxsw 123456a scorpion qwaszx nathan startrek rainbow asdfghjkl razz
redskins newyork gemini cameron qazwsxedc florida liverpool turtle nicholas viking booger wilson sierra doctor
rocket 159357 victor dolphins captain bandit jaguar packers pookie peaches 789456 asdf blue dolphin helpme
tucker theman tiffany maxwell jeremy qwertyui debbie albert maddog lovers monica alex united giants nirvana
metallic rosebud mountain benjamin warrior stupid elephant success bond007 jackass bonnie alexis lucky jason
scorpio samson q1w2e3 rush2112 azerty freddy driver calvin 1q2w3e4r5t sydney gators dexter red123 12345a 123456q
bubba creative golf voodoo happy arthur trouble america nissan gunner rebecca stella garfield gordon jessie
parker asdfghjk 5150 apollo jack 1qazxsw2 2112 eminem december legend airborne beavis august bear apple brooklyn
godzilla skippy buddy 4815162342 qwert kitten magic shelby phantom fred nothing asdasd williams xavier braves
darkness blink182 travis copper tomcat platinum qweqwe girls 01012011 bigboy green power 102030 animal police
11223344 online voyager lifehack 12qwaszx fish sniper 315475 trinity walter blazer heaven lover snowball bubbles
loveme cricket marvin willow donkey topgun nintendo saturn family november gabriel destiny pakistan pumpkin
digital sergey chance explorer redwings private therock runner 789456123 lasvegas guinness beatles fire cassie
christin qwerty1 asdf1234 celtic broncos andrey 007007 babygirl nelson donald scott eclipse cartman fluffy
louise michigan testing carolina little samuel alexande birdie steve pantera sharon gibson vampire mexico
buffalo montana genius beer flyers maximus school minecraft lovely stalker metallica doggie carter kristina
kimberly spencer speedy barbara snickers sabrina carmen marcus bronco yankee friends paradise lol123 dreams
magnum horses cool caroline lacrosse ou812 goober member qwertyu enigma scotty bollocks brian surfer sammy
genesis poohbear dave star asd123 qweasdzxc baby racing friend hello1 hawaii eagle1 billy viper october vanessa
einstein stanley 12345q walker paul drowssap stephen courtney simple alaska badger action jake bill denise
jester 111222 spitfire drummer forest patricia maryjane champion diesel svetlana rock friday kevin mark gregory
pamela frank 147258 chevy anderson lucky1 douglas westside security google badass shorty tester hitman mozart
general reddog zaq12wsx music 010203 lizard alexander melanie a123456 ruslan 123456789a vincent eagle 1232323q
sweet teresa scarface 147852 qwerty12 a12345 marshall olivia veronica buddha spirit frankie money1 stargate
antonio liberty natalie mercury naruto qwe123 12345qwert suzuki semperfi king popcorn spooky marley system
brittany claudia kelly scotland free kitty cherokee vikings simpsons death leslie rascal qweasd jimmy loveyou
hummer michael1 allison rocky patches russia adrian jupiter penguin howard passion honda vfhbyf andre vladimir
franklin sandman 123789 infinity homer bastard raider passport assman fantasy bulldogs 1234554321 horney domino
budlight ironman disney norman softball bishop francis brutus ford redrum brooke bigred jeffrey jesus fktrcfylh
karina marines kawasaki digger ireland oksana fireman cougar college alicia russell houston monday bradley sarah
justice super wildcats tinker duncan dancer logitech avalon swordfis everton reggie motorola alexandr molly
timothy hentai claire patriots madonna colorado eugene ducati kermit juventus indian connor galore freeuser
smooth house titanic boogie simpson warcraft wolverin elizabet arizona saints valentin georgia asdfg test123
accord matt baxter denver mitchell christ password123 yfnfif smith stinky zachary roland ncc1701d spiderma
chopper brenda hello123 extreme virginia water skyline zombie pearljam froggy pirate fylhtq vision 123qweasd
awesome alyssa dreamer predator bullet empire wolf charlie1 kirill 123123a people elvis panthers skipper nemesis
peekaboo rasdzv3 simon alison rolltide american cardinal arnold chevelle daddy psycho happy1 danger mookie
manutd 9379992 tommy hobbes vegeta goblue 852456 burton fyfcnfcbz picard 159951 bobby windows loverboy lovelove
vfrcbv victory 123654789 bambam turkey serega tweety hiphop galina changeme rooster polina berlin taurus
electric ronald avatar 134679 mine raptor alpha1 maksim spring brazil eric newport kenneth hendrix madmax
england a1b2c3 alpha sublime britney france darkside bigman hercules lawrence wolfpack classic letmein1 lincoln
ronaldo 741852963 spiderman 1q2w3e blizzard cheyenne 123456789q wombat bubba1 tiger1 cjkysirj raymond brother
kristen pandora zxc123 simone holiday wildcat horse kramer 12312 buddy1 sterling caesar alabama carrie
basketball sports pickle catch22 leather shaggy a1b2c3d4 chronic flowers qaz123 qqq111 robbie admin gracie amber
freepass airplane perfect kodiak billybob katana sunset crazy good stingray maria anna snowman phpbb angel1
chocolat zeppelin garcia detroit wolves pontiac candy firebird vagina gundam panzer outlaw time pretty fisher
connie honey business trevor redhead greenday tarheels 01011980 nastya hellfire cobra engineer dragon1 savage
service serenity sasha michele dude fireball 1029384756 white remember darkstar miranda flash mustang1 01011
124578 harvey oscar strike freddie pavilion beauty bobafett 01012000 adam dbrnjhbz jeff bigmac chris1 duke
clinton bowling jenny natali future harrison jones wallace welcome1 swimming apache rulez pyramid dodgers girl
whynot defender teens morris trooper 135790 cancer precious packard lucifer popeye weasel 142536 raven icecream
stewart tanner swordfish blonde sandy presario rockstar viktor manager cheryl norton james1 control wutang
airforce julian atlanta spike thailand looking casino 741852 21122112 paris mouse lennon 456123 bluebird theone
hawkeye hacker lisa dustin elaine nfnmzyf sailor catfish goldfish maxima tattoo barbie light design pervert
machine herman wrangler rocks trucks nipples roscoe tornado jerry lights bubble cadillac madman orlando pegasus
target longhorn laura philip browns eatme stefan cannon dilbert baller microsoft winnie christia katie qazwsx123
xfiles qazqaz street seattle corona cthutq prelude 246810 beach malibu freaky assassin integra atlantis
123qweasdzxc pussies dragons iloveu monkey1 unicorn lonewolf regina 753951 stealth kristin tony peewee openup
bobcat stacey software newton leonardo srinivas angelina young enjoy valentina trigger zaqwsx lolita athena
coyote bruins veronika dollar country rocky1 joker babydoll lestat wordpass smiley potter random sweety woody
chipper snake samurai video gizmo maddie valerie mistress flipper freedom1 express powers soso123aljg cessna
teacher goldie moose polaris piglet cookies elena montreal hjvfirf ladies wolfgang fatboy scully father single
wicked daisy foobar castle tickle bunny pepsi balls transam dfvgbh 31415926 oicu812 impala sunday ronnie jasmin
ryan gambit toshiba basketba lancer birthday texas stephani jessica1 hooker knicks 314159 roberto stinger
testtest kathleen savannah shamrock benson deftones trucker nick redneck goldberg alfred blaster siemens shelly
renegade manson subaru ibanez blondie hamilton casey reaper cristina minnie mylove harry galaxy lindsay dudley
farmer gloria special blahblah 1234abcd travel babylon5 bigone sweetpea sugar smoke skeeter indiana great ficken
trfnthbyf master1 freeman curtis smitty marino joanne bigfoot babes check larisa trumpet tristan spartan babylon
asdfghj sister valera stormy paladin andreas cavalier marathon hamlet aardvark mister manchester yankees1 rusty
napoleon seven indigo hornet skater jerome pierre wonder toronto rose indians karate buckeyes 01011990 julie
hesoyam fredfred charger highland sweetie holland 1qaz2wsx3edc chiefs diamonds buckeye aurora campbell griffin
brandi redman passwor chandler drpepper monika maiden elizabeth leonard bernie brown garden storm autumn
12345678910 linda thuglife millie jungle pencil tomtom insane pizza timber jesus1 sherlock mariah audrey david1
1a2b3c hamster aragorn pioneer techno catdog lollol triumph sidney 141627 321654 fktrctq none sophia morpheus
island hobbit blabla shadow1 aaron pascal sampson consumer justme marion stones chrissy tyler nadine marie
goforit burger pitbull kelsey adgjmptw spartak german karen kissme hunting kaiser martha colors artist harold
bass italia sammie barcelona mario nicolas virgin pebbles sundance isabella overlord emerald callie doggy irina
racecar isabelle germany 1478963 goddess change wesley nipple basket joejoe holly poison zipper alpine shirley
element huskers marcel eddie danny christy sakura chichi inside ultimate dirty nicola ncc1701e blackie q12345
omega watson rommel matthew1 geronimo nikki caserta trojan 123qwe123 philips sergio nugget sammy1 tarzan bassman
warren trixie chicks aleksandr cream webster help sherry manuel portugal dodger anakin bobbob bomber michel
madness superfly q1w2e3r4t5y6 loser 123asd florence yvonne fatcat global ybrbnf energy desire wrinkle1 soldier
bianca warlock martina babe 951753 11235813 51505150 andrei larry seminole peace alejandr westham concrete
access14 harris margaret hector christop ladybug letmein2 network bernard weed tintin qazxswedc trombone chuck
pleasure rhbcnbyf home history bluesky sherman logan january onelove cotton christian cdtnkfyf sunny archie
holden brianna vfvjxrf titans stallion lindsey singer truck smile party missy hansolo angelo joanna natalia
`
  .trim()
  .split(/\s+/)

const common: ReadonlySet<string> = new Set(commonPasswords)

/** Returns whether a password is one of the most frequent ones. Upper case makes it no harder to guess. */
export const isCommonPassword = (password: string): boolean => common.has(password.normalize("NFKC").toLowerCase())
