import type { TableConfig } from '@andon/arcade/engines/table/index'
import { bestOf } from '../../engines/table/pays.ts'
import type { TableTitleTexts } from '../../engines/table/table-title.ts'
import type { Figures } from '../../shell/text/amounts.ts'
import type { Language } from '../../shell/text/messages.ts'
import { cardName, rankLabel } from '../../tabletop/cards/card-names.ts'

/** The most rounds on the roads before they start over. */
export const roundsOnRoads = 70

function pastIn(labels: { readonly dragon: string; readonly tiger: string; readonly tie: string }) {
  return (facts: readonly string[]) => {
    if (facts.includes('tie')) return { label: labels.tie, tone: 'green' }
    return facts.includes('dragon') ? { label: labels.dragon, tone: 'red' } : { label: labels.tiger, tone: 'blue' }
  }
}

/** The figures that the rules name: what a win returns, and the return of each sort of bet. */
function termsOf(config: TableConfig, figures: Figures) {
  const spotOf = (sort: string) => config.spots.find((one) => one.sort === sort) ?? { pays: [] }
  return {
    best: (sort: string) => figures.multiple(bestOf(spotOf(sort))),
    rtp: (sort: string) => figures.share(config.bets?.[sort]?.rtp.decimal ?? config.rtp.decimal),
    chip: figures.amount(config.table?.chips[0] ?? config.unit),
  }
}

const jaNames: Readonly<Record<string, string>> = {
  dragon: 'ドラゴン（龍）',
  tiger: 'タイガー（虎）',
  tie: 'タイ',
  'suited-tie': 'スーテッドタイ',
}

const ja: TableTitleTexts = {
  name: (id) => jaNames[id] ?? id,
  sorts: jaNames,
  tables: {},
  drawn: (to, face) => `${to === 'dragon' ? '龍' : '虎'} ${cardName(face, 'ja')}`,
  hand: (to, faces) => [to === 'dragon' ? '龍' : '虎', ...faces.map(rankLabel)].join('\u00a0'),
  result: (facts) => {
    if (facts.includes('suited-tie')) return 'スーテッドタイ'
    return facts.includes('tie') ? 'タイ' : facts.includes('dragon') ? '龍の勝ち' : '虎の勝ち'
  },
  past: pastIn({ dragon: '龍', tiger: '虎', tie: '分' }),
  felt: { dragon: '龍', tiger: '虎', tie: 'タイ', 'suited-tie': 'スーテッドタイ' },
  start: { label: '配る', hint: 'カードを配る（スペースキーも使えます）' },
  rules: (config, figures) => {
    const { best, rtp, chip } = termsOf(config, figures)
    return [
      '8組416枚のカードを、1ゲームごとにすべてそろえ、龍と虎に1枚ずつ配ります。前に出たカードが次のゲームの確率を変えることはありません。結果はサーバーが決めます。',
      'Kが最も強く、Aが最も弱いカードです。強いほうが勝ち、マークの違いは関係しません。',
      `当たると、元のベットを含めて、龍と虎は${best('dragon')}倍になります。同じ数字なら引き分けで、龍と虎のベットは半分が戻ります。`,
      `タイは、同じ数字なら${best('tie')}倍です。スーテッドタイは、数字もマークも同じなら${best('suited-tie')}倍です。`,
      `還元率は、スーテッドタイが${rtp('suited-tie')}で最も高く、タイが${rtp('tie')}、龍と虎が${rtp('dragon')}です。`,
      `ベット額はすべて${chip}単位なので、半分にしても端数は出ません。`,
      `罫線は、このゲームの結果を順に並べたものです。カードは毎回そろえ直すので、罫線は${roundsOnRoads}ゲームごとに新しくなります。過去の結果は、次の結果の確率を変えません。`,
    ]
  },
}

const enNames: Readonly<Record<string, string>> = {
  dragon: 'Dragon',
  tiger: 'Tiger',
  tie: 'Tie',
  'suited-tie': 'Suited tie',
}

const en: TableTitleTexts = {
  name: (id) => enNames[id] ?? id,
  sorts: enNames,
  tables: {},
  drawn: (to, face) => `${enNames[to] ?? to}: ${cardName(face, 'en')}`,
  hand: (to, faces) => [enNames[to] ?? to, ...faces.map(rankLabel)].join('\u00a0'),
  result: (facts) => {
    if (facts.includes('suited-tie')) return 'Suited tie'
    return facts.includes('tie') ? 'Tie' : facts.includes('dragon') ? 'Dragon wins' : 'Tiger wins'
  },
  past: pastIn({ dragon: 'D', tiger: 'T', tie: '=' }),
  felt: enNames,
  start: { label: 'Deal', hint: 'Deal, or press space' },
  rules: (config, figures) => {
    const { best, rtp, chip } = termsOf(config, figures)
    return [
      'Every round is dealt from eight full decks, 416 cards: one card to the dragon, one to the tiger. Cards dealt before never change the next round, and the server decides the result.',
      'The king is the highest card and the ace the lowest. The higher card wins; suits make no difference.',
      `Bet included, a win returns ${best('dragon')}× on dragon or tiger. On equal ranks, half of a bet on dragon or tiger comes back.`,
      `A tie, two equal ranks, returns ${best('tie')}×. A suited tie, with the same suit too, returns ${best('suited-tie')}×.`,
      `The suited tie has the best RTP, ${rtp('suited-tie')}. Tie: ${rtp('tie')}. Dragon and tiger: ${rtp('dragon')}.`,
      `Bets are multiples of ${chip}, so half a bet is always a whole amount.`,
      `The roads list the results in order. Since every round has fresh decks, they start over every ${roundsOnRoads} rounds. Past results do not change the odds.`,
    ]
  },
}

export const texts: Readonly<Record<Language, TableTitleTexts>> = { ja, en }
