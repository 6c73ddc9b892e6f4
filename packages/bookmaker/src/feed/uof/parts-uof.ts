import type { XmlElement } from '@rgrove/parse-xml'
import { mostParts } from '../../markets/event-play.ts'
import type { EventState, InParts } from '../messages.ts'

/** The points of a game of tennis as they are called; 50: advantage. */
const calledPoints = ['0', '15', '30', '40', '50']

export const isCount = (text: string | undefined): text is string => text !== undefined && /^\d+(\.0+)?$/.test(text)

/** The scores of the parts in their order, where all are told; the points inside a game of tennis and who serves beside them. */
export function readParts(status: XmlElement): Pick<EventState, 'parts'> {
  const told = elementsIn(status, 'period_scores')
    .flatMap((scores) => elementsIn(scores, 'period_score'))
    .toSorted((one, other) => Number(one.attributes.number) - Number(other.attributes.number))
  const scores = told.flatMap(({ attributes: { number, home_score: home, away_score: away } }, place) =>
    Number(number) === place + 1 && isCount(home) && isCount(away) ? [{ home: Number(home), away: Number(away) }] : [],
  )
  if (scores.length === 0 || scores.length < told.length || scores.length > mostParts) return {}
  return { parts: { scores, within: readGame(status) } }
}

/** Points of a game are told as they are called, of a tie-break by count. */
function readGame({ attributes }: XmlElement): InParts['within'] {
  const { current_server: server, home_gamescore: home = '', away_gamescore: away = '', tiebreak } = attributes
  const serving = server === '1' ? 'home' : server === '2' ? 'away' : null
  const isTieBreak = tiebreak === 'true' || tiebreak === '1'
  const count = (text: string) => (isTieBreak ? (isCount(text) ? Number(text) : -1) : calledPoints.indexOf(text))
  const points = { home: count(home), away: count(away) }
  if (serving === null || points.home < 0 || points.away < 0) return null
  return { serving, points, batting: null, outs: 0, bases: [false, false, false] }
}

export const periodScores = ({ scores }: InParts) =>
  scores.map(({ home, away }, place) => ({ number: place + 1, home_score: home, away_score: away }))

/** What `readParts` reads as the points inside a game: at six all those of a tie-break. Beyond three all a game goes on from there. */
export function gameScore({ scores, within }: InParts): Readonly<Record<string, string>> {
  if (within?.points == null || within.serving === null) return {}
  const last = scores.at(-1)
  const isTieBreak = last?.home === 6 && last.away === 6
  const { home, away } = within.points
  const above = isTieBreak ? 0 : Math.max(0, Math.min(home, away) - 3)
  const said = (count: number) => (isTieBreak ? `${count}` : (calledPoints[count - above] ?? '50'))
  return {
    current_server: within.serving === 'home' ? '1' : '2',
    home_gamescore: said(home),
    away_gamescore: said(away),
    tiebreak: `${isTieBreak}`,
  }
}

const elementsIn = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((child): child is XmlElement => 'name' in child && child.name === name)
