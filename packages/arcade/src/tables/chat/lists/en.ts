import type { Rule } from '../moderate.ts'

/** Each letter may be repeated, and a star may stand for a vowel: `fuuuck`, `f*ck`. */
const spelled = (word: string): string =>
  [...word].map((letter) => (/[aeiou]/.test(letter) ? `[${letter}*]+` : `${letter}+`)).join('')
const list = (words: string): string => words.split(' ').map(spelled).join('|')

/** Whole words, and their plurals. */
const whole = (words: string): RegExp => new RegExp(`(?<![a-z*])(?:${list(words)})[sz]?(?![a-z*])`)
/** Also inside of longer words. */
const within = (words: string): RegExp => new RegExp(`(?<!s)(?:${list(words)})`)

const you =
  "\\b(?:you|u|ur|your|youre|he|she|they|ya|this dealer|the dealer|dealer|everyone here|all of you|y'?all)(?:'re|'s)?"

export const englishRules: readonly Rule[] = [
  {
    kind: 'self-harm',
    form: 'readings',
    pattern:
      /\bk+y+s+\b|\bkill (?:yo)?u?r ?-?self\b|\bkill (?:him|her|them|my)sel(?:f|ves)\b|\b(?:go|just|please|pls|plz) (?:and )?die\b|\bhang (?:(?:yo)?u?r|my)self\b|\bend (?:(?:yo)?u?r|my) (?:own )?life\b|\b(?:want|wanna|going|gonna)(?: to)? die\b|\bsuicid(?:e|al)\b|\bunalive\b|\bcut (?:yo)?u?rself\b|\bjump off (?:a|the) (?:bridge|roof|building)\b|\bdrink bleach\b|\bhope (?:you|u) die\b/,
  },
  {
    kind: 'insult',
    form: 'readings',
    pattern: /\b(?:will|gonna|i'?ll|to) (?:kill|murder|stab|shoot|hurt|find) (?:you|u|ya|him|her|them)\b/,
  },
  {
    kind: 'insult',
    form: 'readings',
    pattern: within('fuck phuck motherf asshole arsehole dickhead cocksuck bullshit shithead dumbass jackass bitch'),
  },
  { kind: 'insult', form: 'readings', pattern: /\bf[*]+k/ },
  {
    kind: 'insult',
    form: 'readings',
    pattern: whole(
      'fck fuk fuq fking stfu gtfo shit shitty shite cunt slut whore skank wank wanker wanking twat prick bollocks bastard douche douchebag scumbag imbecile cretin pussy cock dick penis vagina boob tits cum blowjob handjob porn nudes horny rape raped raping rapist pedo pedophile milf',
    ),
  },
  {
    kind: 'insult',
    form: 'readings',
    pattern: new RegExp(
      `${you}(?: \\w+){0,2} (?:an? |so |such an? |bloody |really |all |just )*(?:idiots?|morons?|stupid|dumb|losers?|trash|garbage|scum|pathetic|worthless|ugly|disgusting|fat|clowns?|pigs?|rats?)\\b`,
    ),
  },
  {
    kind: 'insult',
    form: 'readings',
    pattern:
      /\bsh+u+t+ (?:the \S+ )?u+p+\b|\bgo to hell\b|\bscrew (?:you|u)\b|\bpiss off\b|^(?:idiots?|morons?|losers?|scum)\W*$/,
  },
  { kind: 'hate', form: 'readings', pattern: within('nigger nigga faggot tranny retard') },
  {
    kind: 'hate',
    form: 'readings',
    pattern: whole(
      'nigg ngr fag kike spic wetback gook chink paki coon jap darkie towelhead raghead dyke shemale mongoloid heil nazi',
    ),
  },
  {
    kind: 'hate',
    form: 'readings',
    pattern:
      /\b(?:blacks|whites|asians|jews|muslims|gays|foreigners|women|chinese|koreans|japanese|immigrants)\b.{0,20}\b(?:go home|should die|are (?:all )?(?:trash|scum|animals|stupid|inferior|thieves)|get out)\b|\bhate (?:all )?(?:blacks|whites|asians|jews|muslims|gays|foreigners|women|chinese|koreans|japanese)\b|\bgo back to your (?:own )?country\b|\bwhite power\b/,
  },
  {
    kind: 'begging',
    form: 'readings',
    pattern:
      /\b(?:give|send|tip|gift|spot) (?:me|us)(?: some| a few| any| a little| a bit of)? ?(?:\$|¥|yen|money|cash|chips?|coins?|credits?|bucks|dollars|bitcoin|btc|crypto)|\b(?:lend|loan|donate|spare)(?: me| us)?(?: some| a few| any| a little)? ?(?:\$|¥|yen|money|cash|chips?|coins?|credits?|bucks|dollars|change)|\bcan i (?:have|get|borrow) (?:some |a few |a little |your )?(?:\d|\$|¥|yen|money|cash|chips?|coins?|credits?|bucks|dollars)|\b(?:someone|anyone|somebody|anybody)\b.{0,12}\b(?:help me out|spot me|lend|donate|loan)\b|\b(?:please|pls|plz)\b.{0,10}\bdonate\b/,
  },
  {
    kind: 'trade',
    form: 'readings',
    pattern:
      /\b(?:sell|sells|selling|buy|buying|trade|trading|rent|renting|swap)\b.{0,16}\b(?:accounts?|accts?|logins?|bonus codes?|predictions?|signals?|hacks?|bots?)\b|\b(?:accounts?|accts?) (?:for sale|to sell)\b|\b(?:make|earn) (?:easy|quick|fast|free) (?:money|cash)\b|\bguaranteed (?:money|cash|profits?|wins?|income|system|method)\b|\b(?:winning|betting|secret) (?:system|method|trick|bot|software)\b.{0,16}\b(?:sale|sell|buy|join|free|contact|available)\b|\binvest(?:ing|ment)?\b.{0,16}\b(?:with|opportunity|double|crypto|bitcoin|returns?)\b|\b(?:referral|invite|invitation|promo|affiliate) (?:code|link)\b|\bdouble your (?:money|bitcoin|deposit)\b|\bwork from home\b|\bside hustle\b|\bloan shark\b|\bwestern union\b/,
  },
  {
    kind: 'posing',
    form: 'readings',
    pattern:
      /\b(?:i am|i'?m|this is|we are|we're|message from|notice from)(?: the| an?| your| from)* ?(?:admin|administrator|moderator|mod|staff|support|customer (?:service|support|care)|operator|casino manager|management|security team|helpdesk)\b|\b(?:your|ur|send|tell|give|enter|confirm|verify)(?: me| us)?(?: your| the)? (?:password|passcode|pin code|verification code|security code|otp|seed phrase|card number|cvv)\b/,
  },
]
