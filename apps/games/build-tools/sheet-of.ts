import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRound } from '@andon/arcade/engines/round-pays'
import type { InstantConfig, SlotConfig } from '@andon/arcade/game-api'
import { gameConfigOf } from '@andon/arcade/titles/game-config'
import { mechanicsOf } from '@andon/arcade/titles/mechanics-of'
import type { Title } from '@andon/arcade/titles/title'
import type { GameSheetInput } from '@andon/contract/game-sheet'
import { inEveryLanguage, type Language } from '@andon/contract/languages'
import { currencyCodes } from '@andon/money'
import { boardRules } from '../src/engines/board/board-rules.ts'
import type { BoardTitleTexts } from '../src/engines/board/board-title.ts'
import { boardTexts } from '../src/engines/board/texts/board-texts.ts'
import type { HoldLook } from '../src/engines/slot/hold/hold-look.ts'
import { slotRules } from '../src/engines/slot/slot-rules.ts'
import type { TitleTexts } from '../src/engines/slot/slot-title.ts'
import { slotTexts as words } from '../src/engines/slot/texts/slot-texts.ts'
import { createFigures } from '../src/shell/text/amounts.ts'
import { lookOf } from './pictures.ts'

const titlesAtServer = join(import.meta.dirname, '../../../packages/arcade/src/titles')
const titlesHere = join(import.meta.dirname, '../src/titles')
const art = join(import.meta.dirname, '../art')

type PayRow = NonNullable<GameSheetInput['payTable']>[number]
type Pay = NonNullable<PayRow['pays']>[number]
type Texts = Readonly<Record<Language, TitleTexts | BoardTitleTexts>>

/**
 * What the arcade tells players about a title outside of it: the rules as its client words them, with the server's figures, its pay table and the distribution of a
 * round. A title without `round.json` (before `npm run maths`), `about.json` or a drawn thumbnail has a sheet without them.
 */
export async function sheetOf(code: string): Promise<GameSheetInput> {
  const { title } = (await import(join(titlesAtServer, code, 'index.ts'))) as { title: Title } // the title kit tests each folder
  const { texts } = (await import(join(titlesHere, code, 'texts.ts'))) as { texts: Texts } // likewise
  const [currency] = currencyCodes
  const config = gameConfigOf({ ...title, ...title.stakesIn[currency] }, { celebratesReturnOfStake: false })
  const figures = inEveryLanguage((language) => createFigures(language, currency))
  const round = join(titlesAtServer, code, 'round.json')
  const slot = texts as Readonly<Record<Language, TitleTexts>> // of the engine that the server names
  const board = texts as Readonly<Record<Language, BoardTitleTexts>>
  const about = join(titlesHere, code, 'about.json')
  const cover = join(art, code, 'thumbnail.svg')
  return {
    ...(existsSync(cover) && { look: await lookOf(readFileSync(cover)) }),
    ...(existsSync(about) && { about: JSON.parse(readFileSync(about, 'utf8')) }),
    exactRtp: exactRtpOf(config),
    ...(config.maxWin.spin && { topSpin: config.maxWin.spin }),
    rules: inEveryLanguage((language) =>
      config.engine === 'slot'
        ? slotRules(config, { texts: slot[language], words: words[language], figures: figures[language] })
        : boardRules(config, { texts: board[language], words: boardTexts[language], figures: figures[language] }),
    ),
    payTable: config.engine === 'slot' ? symbolRows(config, slot, await prizeNamesOf(code)) : ladderRows(config, board),
    mechanics: [...mechanicsOf(config)],
    ...(existsSync(round) && {
      round: {
        pays: readRound(JSON.parse(readFileSync(round, 'utf8'))).pays,
        ...(title.hitFrequencyFor && { playedAs: title.hitFrequencyFor }),
      },
    }),
  }
}

/** Names of the fixed prizes of hold and win: in `hold.ts` of the title's folder, if it has one. */
async function prizeNamesOf(code: string): Promise<PrizeNames> {
  const file = join(titlesHere, code, 'hold.ts')
  if (!existsSync(file)) return inEveryLanguage(() => undefined)
  const { hold } = (await import(file)) as { hold: HoldLook } // the title kit shows each
  return inEveryLanguage((language) => hold.texts[language].prizes)
}

/** As the game's own page of figures has it. */
function exactRtpOf({
  rtp,
  leastRtp,
  maxWinTakesOneIn,
}: Pick<SlotConfig, 'rtp' | 'leastRtp' | 'maxWinTakesOneIn'>): GameSheetInput['exactRtp'] {
  return {
    fraction: `${leastRtp.numerator}/${leastRtp.denominator}`,
    ...(leastRtp.decimal < rtp.decimal && {
      beforeRounding: Number((BigInt(rtp.numerator) * 10_000n) / BigInt(rtp.denominator)) / 100,
    }),
    ...(maxWinTakesOneIn !== null && { maxWinTakesOneIn }),
  }
}

/** The drawings that the pay table shows, by their path in the title's folder. */
export function drawingsOf(config: Pick<GameSheetInput, 'payTable'>): readonly string[] {
  return (config.payTable ?? []).flatMap(({ picture }) => picture ?? [])
}

const times = (multiple: number) => Number(multiple.toPrecision(8))

type PrizeNames = Readonly<Record<Language, Readonly<Record<string, string>> | undefined>>

function symbolRows(config: SlotConfig, texts: Readonly<Record<Language, TitleTexts>>, prizes: PrizeNames): PayRow[] {
  return config.symbols.map(({ id, role, pays }) => ({
    name: inEveryLanguage((language) => texts[language].symbols[id] ?? id),
    picture: `/${config.gameCode}/symbols/${id}.webp`,
    ...noteOf(config, { id, role }),
    pays: role === 'scatter' ? scatterPays(config) : symbolPays(config, pays),
    ...(role === 'coin' && { values: coinValues(config, prizes) }),
  }))
}

/** The greatest first. */
function coinValues({ hold }: SlotConfig, prizes: PrizeNames): NonNullable<PayRow['values']> {
  return (hold?.coins ?? []).toReversed().map(({ multiple, weight, tier }) => {
    const names = tier === null ? null : inEveryLanguage((language) => prizes[language]?.[tier] ?? '')
    const isNamed = names !== null && Object.values(names).every((name) => name !== '')
    return { multiple, share: weight, of: hold?.allWeights ?? weight, ...(isNamed && { name: names }) }
  })
}

/** On lines and in ways a count is exact. Anywhere, in clusters and in rows it holds up to the next one of the table, the last for more. */
function symbolPays({ pays: by, payUnit }: SlotConfig, pays: SlotConfig['symbols'][number]['pays']): Pay[] {
  const counts = Object.keys(pays)
    .map(Number)
    .sort((a, b) => a - b)
  return counts.map((from, at) => {
    const multiple = times((pays[from] ?? 0) / payUnit)
    const next = counts[at + 1]
    if (by === 'lines' || by === 'ways' || next === from + 1) return { from, multiple }
    return { from, to: next === undefined ? null : next - 1, multiple }
  })
}

const scatterPays = ({ scatter }: SlotConfig): Pay[] =>
  Object.entries(scatter).flatMap(([count, { stakeMultiple }]) =>
    stakeMultiple > 0 ? [{ from: Number(count), multiple: stakeMultiple }] : [],
  )

/** Its role, and what it starts. */
function noteOf(
  config: SlotConfig,
  { id, role }: Pick<SlotConfig['symbols'][number], 'id' | 'role'>,
): Pick<PayRow, 'note'> {
  const started = Object.entries(config.bonuses ?? {}).find(([, { symbol }]) => symbol === id)
  const note = inEveryLanguage((language) => {
    const { role: roles, bonusShort, startsBonus, exactly, freeSpins } = words[language]
    const spins = Object.entries(role === 'scatter' ? config.scatter : {}).flatMap(([count, award]) =>
      award.freeSpins > 0 ? [`${exactly(Number(count))}: ${freeSpins(award.freeSpins)}`] : [],
    )
    const bonus = started && [startsBonus(bonusShort[started[0] === 'big' ? 'big' : 'reg'], started[1].games)]
    return [roles[role], ...spins, ...(bonus ?? [])]
      .filter((part) => part !== '')
      .join(language === 'ja' ? '・' : ' · ')
  })
  return Object.values(note).every((text) => text !== '') ? { note } : {}
}

function ladderRows({ ladders }: InstantConfig, texts: Readonly<Record<Language, BoardTitleTexts>>): PayRow[] {
  return ladders.map(({ hazards, steps }) => ({
    name: inEveryLanguage((language) => `${texts[language].hazards} ${hazards}`),
    pays: steps.map(({ decimal }, step) => ({ from: step + 1, multiple: times(decimal) })),
  }))
}
