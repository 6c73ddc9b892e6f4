import type { Names } from '../model/names.ts'
import { define } from './define.ts'
import type * as line from './lines.ts'
import type { MarketDefinition, StopGroup } from './market.ts'
import { winMethods } from './match.ts'
import { outcomeNames } from './outcome-names.ts'
import { piece, winsIn } from './piece.ts'
import { codes } from './sorts.ts'

/** Cup ties: who goes through, and after how much play. `codes` puts the number of the method on the winner's side. */
const qualify: line.Build = () => [
  piece('method', codes(winMethods.length), [
    {
      id: '4',
      name: outcomeNames.home,
      in: (index) => (index === 0 ? 'void' : index > winMethods.length ? 'won' : 'lost'),
    },
    {
      id: '5',
      name: outcomeNames.away,
      in: (index) => (index === 0 ? 'void' : index > winMethods.length ? 'lost' : 'won'),
    },
  ]),
]
const winningMethod: line.Build = () => {
  const width = winMethods.length + 1
  const ways: readonly Names[] = [
    { ja: '90分で勝利', en: 'in regular time' },
    { ja: '延長戦で勝利', en: 'in extra time' },
    { ja: 'PK戦で勝利', en: 'on penalties' },
  ]
  return [
    piece(
      'method',
      codes(winMethods.length),
      ways.flatMap((way, place) => [
        winsIn(
          String(14 + 2 * place),
          { ja: `${outcomeNames.home.ja} ${way.ja}`, en: `${outcomeNames.home.en} ${way.en}` },
          [(place + 1) * width],
        ),
        winsIn(
          String(15 + 2 * place),
          { ja: `${outcomeNames.away.ja} ${way.ja}`, en: `${outcomeNames.away.en} ${way.en}` },
          [place + 1],
        ),
      ]),
    ),
  ]
}

const groups: readonly StopGroup[] = ['all', 'score', 'cup_tie']

export const cupMarkets: readonly MarketDefinition[] = [
  define({ id: 2, sports: ['football'], name: { ja: '勝ち抜け', en: 'To qualify' }, groups, build: qualify }),
  define({ id: 5, sports: ['football'], name: { ja: '決着方法', en: 'Winning method' }, groups, build: winningMethod }),
]
