import type { Names } from '../model/names.ts'
import type { Sport } from '../model/sports.ts'
import { define } from './define.ts'
import type { MarketDefinition, Piece } from './market.ts'
import { outcomeNames } from './outcome-names.ts'
import { piece, winsIn } from './piece.ts'
import { winnersCode } from './sorts.ts'
import { type TechniqueGroup, techniqueGroups, techniques } from './techniques.ts'

const sumo: readonly Sport[] = ['sumo']
const top = techniques.length
/** So many techniques are listed by name; they end nine bouts of ten. */
const listed = 10
const places = techniques.map((_, place) => place)
const codes = winnersCode(top)
/** The last code of a side stands for a technique that is not listed. */
const notListed = top

const groupNames: Readonly<Record<TechniqueGroup, Names>> = {
  out: { ja: '寄り・押し・突き', en: 'Force or push out' },
  throw: { ja: '投げ', en: 'Throw' },
  pull: { ja: 'はたき・引き・落とし', en: 'Slap or pull down' },
  other: { ja: 'その他', en: 'Other' },
}

const isOf = (group: TechniqueGroup) => (place: number) =>
  place === notListed ? group === 'other' : techniques[place]?.group === group
const ofGroup = (group: TechniqueGroup) => [...places, notListed].filter(isOf(group))

/** The cases in which home or away has won by one of these techniques. */
const byHome = (of: readonly number[]) => of.map((place) => 1 + place)
const byAway = (of: readonly number[]) => of.map((place) => 2 + top + place)
const byEither = (of: readonly number[]) => [...byHome(of), ...byAway(of)]

const groupOfTechnique = (): Piece =>
  piece(
    'technique',
    codes,
    techniqueGroups.map((group) => winsIn(`andon:technique:${group}`, groupNames[group], byEither(ofGroup(group)))),
  )

const exactTechnique = (): Piece =>
  piece('technique', codes, [
    ...techniques
      .slice(0, listed)
      .map(({ id, ja, en }, place) => winsIn(`andon:technique:${id}`, { ja, en }, byEither([place]))),
    winsIn('andon:technique:any-other', outcomeNames.other, byEither([...places, notListed].slice(listed))),
  ])

const winnerAndGroup = (): Piece =>
  piece('technique', codes, [
    ...techniqueGroups.map((group) =>
      winsIn(`andon:technique:home:${group}`, withSide('home', group), byHome(ofGroup(group))),
    ),
    ...techniqueGroups.map((group) =>
      winsIn(`andon:technique:away:${group}`, withSide('away', group), byAway(ofGroup(group))),
    ),
  ])

function withSide(side: 'home' | 'away', group: TechniqueGroup): Names {
  const [name, how] = [outcomeNames[side], groupNames[group]]
  return { ja: `${name.ja}（${how.ja}）`, en: `${name.en} – ${how.en.toLowerCase()}` }
}

/** Techniques of a bout of sumo: the feed has no such markets, so that the ids are ours. */
export const sumoMarkets: readonly MarketDefinition[] = [
  define({
    id: 90_201,
    sports: sumo,
    name: { ja: '決まり手の種類', en: 'Type of winning technique' },
    groups: ['all'],
    build: () => [groupOfTechnique()],
  }),
  define({
    id: 90_202,
    sports: sumo,
    name: { ja: '勝者と決まり手の種類', en: 'Winner & type of technique' },
    groups: ['all', 'combo'],
    build: () => [winnerAndGroup()],
  }),
  define({
    id: 90_203,
    sports: sumo,
    name: { ja: '決まり手', en: 'Winning technique (kimarite)' },
    groups: ['all'],
    build: () => [exactTechnique()],
  }),
]
