import { CallRefusal } from '@andon/web-kit/client'
import type { Failures } from '../failures.ts'
import type { Hud } from '../hud/hud.ts'
import type { Figures } from '../text/amounts.ts'
import { stakeReturns } from './send-bet.ts'
import type { SharedTexts } from './texts/shared-texts.ts'

interface RefusalDeps {
  readonly hud: Pick<Hud, 'showNote' | 'announce'>
  readonly failures: Pick<Failures, 'show'>
  readonly figures: Pick<Figures, 'amount' | 'number'>
  readonly texts: SharedTexts
  readonly language: string
  readonly mostBets: number
  /** The least and the most that all bets in a round may stake together. */
  readonly range: { readonly least: number; readonly most: number }
  readonly showFunds: (stake: number) => void
  /** The reading of a round so many milliseconds after its start; undefined where a round shows no such figure. */
  readonly readingAt: ((elapsedMs: number) => string) | undefined
}

type Refused = Pick<CallRefusal, 'code' | 'params'>

/** Says why a bet or an action was not accepted: in a line under the table where the round goes on, and as a notice where the player has to do something first. */
export function createRefusals({
  hud,
  failures,
  figures,
  texts,
  language,
  mostBets,
  range,
  showFunds,
  readingAt,
}: RefusalDeps) {
  const say = (text: string) => {
    hud.showNote(text)
    hud.announce(text)
  }
  /** To the thousandth of a second, because that decided. */
  const instant = new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    hourCycle: 'h23',
  })
  const lineOf = ({ code, params }: Refused): string | null => {
    switch (code) {
      case 'BETS_CLOSED': {
        const { receivedAt, closedAt } = params
        return typeof receivedAt === 'number' && typeof closedAt === 'number'
          ? texts.betsClosed(instant.format(receivedAt), instant.format(closedAt))
          : texts.tooLate
      }
      case stakeReturns:
        return texts.stakeReturns
      case 'TOO_MANY_BETS':
        return texts.tooMany(figures.number(mostBets))
      case 'TABLE_CLOSED':
      case 'NO_NEW_BETS':
        return texts.tableClosed
      case 'STAKE_OUT_OF_RANGE':
        return texts.overLimit(figures.amount(range.least), figures.amount(range.most))
      case 'CHOICE_UNKNOWN':
      case 'NOT_FOUND':
      case 'IDEMPOTENCY_CONFLICT':
        return texts.notTaken
      default:
        return null
    }
  }
  const instantOf = (ms: number): string => {
    const seconds = texts.seconds(figures.number(Math.round(ms) / 1000))
    return readingAt ? texts.withReading(seconds, readingAt(ms)) : seconds
  }
  return {
    say,
    ofBet: (refused: Refused, stake: number): void => {
      const line = lineOf(refused)
      if (line !== null) say(line)
      else if (refused.code === 'INSUFFICIENT_FUNDS') showFunds(stake)
      else void failures.show(new CallRefusal(refused.code, refused.params))
    },
    ofAction: ({ code, params }: Refused): void => {
      const { receivedAtMs, endedAtMs } = params
      const isLate = code === 'ACTION_TOO_LATE' && typeof receivedAtMs === 'number' && typeof endedAtMs === 'number'
      // where a round has a figure that moves, the scene shows this beside the bet itself
      if (isLate) (readingAt ? hud.announce : say)(texts.actionTooLate(instantOf(receivedAtMs), instantOf(endedAtMs)))
      else if (settled.has(code)) say(texts.actionRefused)
      else void failures.show(new CallRefusal(code, params))
    },
  }
}

/** The bet is what it is: nothing can be done about it any more. */
const settled: ReadonlySet<string> = new Set(['ACTION_NOT_ALLOWED', 'ACTION_TOO_LATE', 'NOT_FOUND'])
