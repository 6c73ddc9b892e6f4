import type { BookmakerClient } from '@andon/bookmaker/staff-api/client'
import { Wrong } from '../wrong.ts'
import { multipleBoosts } from './multiple-boosts.ts'
import { createSpecial, listed, setSpecialPrices, settleSpecial, voidSpecial, withdraw } from './specials.ts'

export const bookmakerUsage = `  book list [<sport>] [live]           events of the sportsbook: start, state, open markets, margin, what they can cost
  book suspend|resume <event> [<market>] <reason>
                                       take no bets on an event, or a market such as 18|total=2.5, until resumed
  book margin <event>|book <thousandths> <reason>
                                       take so much more from the prices of an event, or of all; 0 takes none
  book boost <event> <market> <outcome> <price> stake=<yen> [until=<instant>] <reason>
                                       give an outcome a better price for singles until the start; a player stakes so much at it in all
  book end-boost <event> <market> <outcome> <reason>
                                       end it; bets that have it keep it
  book multiple-boosts                 the ladder by which the winnings of multiples are boosted
  book multiple-boosts <legs>=<percent>…|off [least-odds=<odds>] [most-return=<thousandths>] <reason>
                                       set it, such as 3=3 4=5; never more than the margins of the legs pay for
  book limit <event> [<market>] [stake=<yen>] [market-loss=<yen>] [event-loss=<yen>] <reason>
                                       limit stakes and what can be lost; what is not named is as usual
  book stake-factor <player> <thousandths> <reason>
                                       scale what a player may stake; 1000 is everybody's
  book settle <event> <market> <outcome>=won|lost|void|halfWon|halfLost… <reason>
                                       settle outcomes, also again and otherwise; the feed changes them no more
                                       4=won:1/2 is a dead heat of two for one place, 4=won:rule4=0.15 has a deduction
  book special <file.json> <reason>    make a special: key, name, sport, closesAt, winners, outcomes with names and prices
  book specials                        those that are open or wait for their result
  book special-prices <event> [<outcome>=<price>|off…] [closes=<instant>] <reason>
                                       change prices of a special, or when it closes
  book special-result <event> <outcome>=won|tied|void… <reason>
                                       settle a special; all others lose, the tied share the places that are left
  book void-special <event> <reason>   void all bets on a special
  book withdraw <event> <market> <outcome> [price=<odds>] <reason>
                                       void the bets on a runner that does not run; earlier ones on the others have rule 4
  book reinstate <event> <market> <outcome> <reason>
                                       take that back
  book take-back <event> <market> <outcome>… <reason>
                                       open their bets again until they are settled again
  book void <event> <market> <outcome>… <reason>
                                       void all bets on these outcomes
  book bet <bet or reference>          one bet: its player, state, sums and selections
  book void-bet <bet or reference> <reason>
                                       void one bet; its stake comes back
  book exposure [<event>|<player>]     what the book can lose, by event, or by market with the largest players; or what a player has open, and their class
  book supplier                        code, origin and public key of the bookmaker, for an operator that attaches it
  book trouble                         bets that a result cannot settle, payments that the wallet contradicts, orders that failed`

type Words = readonly string[]
type Book = BookmakerClient['bookmaker']

const commands: Readonly<Record<string, (book: Book, words: Words) => Promise<string>>> = {
  list: listEvents,
  suspend: (book, words) => setSuspended(book, words, true),
  resume: (book, words) => setSuspended(book, words, false),
  margin: setMargin,
  boost: setBoost,
  'end-boost': async (book, [event, market, outcome, reason]) =>
    ordered(
      await book.endBoost({
        event: named(event),
        market: named(market),
        outcome: named(outcome),
        reason: named(reason),
      }),
    ),
  limit: setLimits,
  'multiple-boosts': multipleBoosts,
  'stake-factor': async (book, [player, factor = '', reason]) => {
    if (!/^\d{1,5}$/.test(factor)) throw new Wrong('which factor? Whole thousandths, such as 200')
    return ordered(await book.setStakeFactor({ player: named(player), factor: Number(factor), reason: named(reason) }))
  },
  settle,
  special: createSpecial,
  specials: async (book) => listed((await book.listSpecials({})).specials),
  'special-prices': setSpecialPrices,
  'special-result': settleSpecial,
  'void-special': voidSpecial,
  withdraw: (book, words) => withdraw(book, words, { takenBack: false }),
  reinstate: (book, words) => withdraw(book, words, { takenBack: true }),
  'take-back': async (book, words) => {
    const { event, market, outcomes, reason } = outcomesOf(words)
    return ordered(await book.reverseSettlement({ event, market, outcomes, reason }))
  },
  void: async (book, words) => {
    const { event, market, outcomes, reason } = outcomesOf(words)
    return ordered(await book.voidMarket({ event, market, outcomes, reason }))
  },
  bet: showBet,
  'void-bet': async (book, [bet, reason]) => ordered(await book.voidBet({ bet: named(bet), reason: named(reason) })),
  exposure,
  supplier: async (book) => {
    const { code, origin, publicKeyPem } = await book.showSupplier({})
    return `${code} at ${origin}\n${publicKeyPem.trim()}`
  },
  trouble: async (book) => {
    const { bets, orders } = await book.listTrouble({})
    const lines = [
      ...bets.map(({ bet, why }) => `${bet}  ${why}`),
      ...orders.map(({ order, why }) => `order ${order} could not be carried out: ${why}`),
    ]
    return lines.join('\n') || 'no trouble'
  },
}

/** The reason is the last word of an order; in quotes where it has spaces. */
export async function book({ bookmaker }: BookmakerClient, [what = '', ...words]: Words): Promise<string> {
  const command = Object.hasOwn(commands, what) ? commands[what] : undefined
  if (!command) throw new Wrong(bookmakerUsage)
  return command(bookmaker, words)
}

const ordered = ({ order }: { order: number }) =>
  `order ${order} is stored; the bookmaker carries it out within a second`

function named(word: string | undefined): string {
  if (word === undefined || word === '') throw new Wrong(bookmakerUsage)
  return word
}

async function listEvents(book: Book, words: Words): Promise<string> {
  const sport = words.find((word) => word !== 'live')
  const live = words.includes('live') ? { live: 'true' as const } : {}
  const { events } = await book.listEvents({ ...(sport && { sport }), ...live })
  const lines = events.map(({ id, startsAt, status, score, name, open, markets, suspended, margin, loss }) =>
    [
      ...[id, startsAt ?? 'no start', score === null ? status : `${status} ${score}`, name.en],
      ...[`${open} of ${markets} markets open`, suspended ? 'suspended by staff' : ''],
      ...[margin === 0 ? '' : `margin ${margin}`, `can lose ${loss}`],
    ]
      .filter(Boolean)
      .join('  '),
  )
  return lines.length === 0 ? 'no events' : lines.join('\n')
}

async function setSuspended(book: Book, words: Words, suspended: boolean): Promise<string> {
  const [event, market] = words.slice(0, -1)
  const reason = named(words.length > 1 ? words.at(-1) : undefined)
  return ordered(await book.setSuspended({ event: named(event), ...(market && { market }), suspended, reason }))
}

async function setMargin(book: Book, [event, margin, reason]: Words): Promise<string> {
  if (!/^\d{1,3}$/.test(margin ?? '')) throw new Wrong('which margin? Whole thousandths, such as 50')
  const of = named(event) === 'book' ? {} : { event: named(event) }
  return ordered(await book.setMargin({ ...of, margin: Number(margin), reason: named(reason) }))
}

async function setBoost(book: Book, words: Words): Promise<string> {
  const [event, market, outcome, price = '', ...more] = words.slice(0, -1)
  const reason = named(words.length > 4 ? words.at(-1) : undefined)
  const given = new Map(more.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]))
  const [stake = '', until] = [given.get('stake'), given.get('until')]
  const wrong = more.find((word) => !/^(stake|until)=/.test(word))
  if (wrong !== undefined) throw new Wrong(`${wrong} is not known: ${usageOf('boost')}`)
  if (!/^\d{1,4}(\.\d{1,3})?$/.test(price)) throw new Wrong('which price? Decimal odds, such as 2.5')
  if (!/^\d{1,12}$/.test(stake)) throw new Wrong('stake=<yen> says what a player may stake at it in all')
  const of = { event: named(event), market: named(market), outcome: named(outcome) }
  const boost = { price: Math.round(Number(price) * 1000), mostStake: Number(stake), ...(until && { until }) }
  return ordered(await book.setBoost({ ...of, ...boost, reason }))
}

/** `name=value`, where a market is expected, which begins with its number. */
const isNamed = (word: string | undefined) => word !== undefined && /^[^\d|][^|]*=/.test(word)

/** The line of the usage about one command. */
const usageOf = (command: string) =>
  bookmakerUsage
    .split('\n')
    .find((line) => line.trim().startsWith(`book ${command} `))
    ?.trim() ?? bookmakerUsage

const limitFields = { stake: 'volume', 'market-loss': 'marketLiability', 'event-loss': 'eventLiability' } as const

async function setLimits(book: Book, words: Words): Promise<string> {
  const [event, ...middle] = words.slice(0, -1)
  const reason = named(words.length > 1 ? words.at(-1) : undefined)
  const isAmount = (word: string) => /^(stake|market-loss|event-loss)=\d{1,12}$/.test(word)
  const amounts = middle.filter(isAmount).map((word) => {
    const [name, amount] = word.split('=') as [keyof typeof limitFields, string] // the pattern names the fields
    return [limitFields[name], Number(amount)]
  })
  const [market, ...unknown] = middle.filter((word) => !isAmount(word))
  const wrong = unknown[0] ?? (isNamed(market) ? market : undefined)
  if (wrong !== undefined) throw new Wrong(`${wrong} is no limit: ${usageOf('limit')}`)
  const limits = Object.fromEntries(amounts)
  return ordered(await book.setLimits({ event: named(event), ...(market && { market }), ...limits, reason }))
}

function outcomesOf(words: Words) {
  const [event, market, ...outcomes] = words.slice(0, -1)
  if (outcomes.length === 0) throw new Wrong(bookmakerUsage)
  return { event: named(event), market: named(market), outcomes, reason: named(words.at(-1)) }
}

type Result = Parameters<Book['settleMarket']>[0]['results'][number]['result']
const isResult = (text: string | undefined): text is Result =>
  text !== undefined && ['won', 'lost', 'void', 'halfWon', 'halfLost'].includes(text)

async function settle(book: Book, words: Words): Promise<string> {
  const { event, market, outcomes, reason } = outcomesOf(words)
  const results = outcomes.map((word) => {
    const [, outcome = '', result, places, tied, rule4] =
      /^(.+?)=([A-Za-z]+)(?::(\d{1,3})\/(\d{1,3}))?(?::rule4=(0(?:\.\d{1,4})?))?$/.exec(word) ?? []
    if (!isResult(result)) throw new Wrong(`${word} names no result, such as 1=won, 1=won:1/2 or 1=won:rule4=0.15`)
    const deadHeat = tied === undefined ? {} : { deadHeat: { tied: Number(tied), places: Number(places) } }
    return { outcome, result, ...deadHeat, ...(rule4 !== undefined && { rule4 }) }
  })
  return ordered(await book.settleMarket({ event, market, results, reason }))
}

async function showBet(book: Book, [text]: Words): Promise<string> {
  const { bet } = await book.showBet({ bet: named(text) })
  const sums = [
    `staked ${bet.stake}`,
    `can return ${bet.mostReturns}`,
    `cashed out ${bet.cashedOut}`,
    `paid ${bet.paid}`,
  ]
  const why = [
    bet.refused === null ? '' : `refused: ${bet.refused}`,
    bet.voidReason === null ? '' : `void: ${bet.voidReason}`,
    bet.trouble === null ? '' : `trouble: ${bet.trouble}`,
  ]
  return [
    `${bet.reference}  ${bet.bet}  of ${bet.playerId}`,
    [bet.status, `placed ${bet.placedAt}`, `${bet.lines} lines`, ...sums, ...why].filter(Boolean).join('  '),
    ...bet.legs.map(({ selection, names, price, result }) =>
      [
        `  ${names.event.en}  ${names.market.en}  ${names.outcome.en}`,
        ...[price === null ? 'at the joint price' : `at ${price / 1000}`, result ?? 'open', selection],
      ].join('  '),
    ),
  ].join('\n')
}

async function exposure(book: Book, [of]: Words): Promise<string> {
  if (of?.startsWith('ply_')) return exposureOfPlayer(book, of)
  const { events, markets, players } = await book.exposure(of === undefined ? {} : { event: of })
  const lines = [
    ...events.map(({ event, loss }) => `${event}  can lose ${loss}`),
    ...markets.map(({ market, loss, ifOther, results }) =>
      [
        `  ${market}  can lose ${loss}`,
        ...results.map(({ outcome, result }) => `${outcome}: ${result}`),
        `any other: ${ifOther}`,
      ].join('  '),
    ),
    ...players.map(({ player, staked, winnings }) => `  ${player}  staked ${staked}  can win ${winnings}`),
  ]
  return lines.length === 0 ? 'nothing can be lost' : lines.join('\n')
}

async function exposureOfPlayer(book: Book, of: string): Promise<string> {
  const { player } = await book.exposure({ player: of })
  if (!player) return 'nothing is known of this player'
  const { factor, byStaff, decidedBets, comparedSingles, closingValue, bets } = player
  const value = `${closingValue / 10} % above the closing prices over ${comparedSingles} singles`
  return [
    `${player.class}, takes ${factor / 10} % of the volume${byStaff ? ' by order of staff' : ''}  ${decidedBets} bets decided  ${value}`,
    ...bets.map(({ bet, staked, winnings, selections }) =>
      [`  ${bet}`, `staked ${staked}`, `can win ${winnings}`, ...selections].join('  '),
    ),
  ].join('\n')
}
