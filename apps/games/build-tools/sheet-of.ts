import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { histogramOf, readRound } from '@andon/arcade/engines/round-pays'
import type { GameConfig } from '@andon/arcade/game-api'
import { publishedJackpots } from '@andon/arcade/jackpots/published-jackpots'
import { gameConfigOf } from '@andon/arcade/titles/game-config'
import { mechanicsOf } from '@andon/arcade/titles/mechanics-of'
import type { Title } from '@andon/arcade/titles/title'
import type { GameSheetInput } from '@andon/contract/games/sheet'
import { inEveryLanguage } from '@andon/contract/languages'
import { currencyCodes } from '@andon/money'
import type { InEveryLanguage, KindSheet } from '../src/engines/client-kind.ts'
import type { HowToPlay } from '../src/engines/how-to-play.ts'
import { createFigures } from '../src/shell/text/amounts.ts'
import { clientKindOf } from './client-kinds.ts'
import { lookOf } from './pictures.ts'

const titlesAtServer = join(import.meta.dirname, '../../../packages/arcade/src/titles')
const titlesHere = join(import.meta.dirname, '../src/titles')
const art = join(import.meta.dirname, '../art')

/**
 * What the arcade tells players about a title outside of it: the rules as its client words them, with the server's figures, its pay table and the distribution of a
 * round. A title without `round.json` (before `npm run maths`), `about.json` or a drawn thumbnail has a sheet without them.
 */
export async function sheetOf(code: string): Promise<GameSheetInput> {
  const { title } = (await import(join(titlesAtServer, code, 'index.ts'))) as { title: Title } // the title kit tests each folder
  const { texts } = (await import(join(titlesHere, code, 'texts.ts'))) as { texts: InEveryLanguage<unknown> } // likewise
  const [currency] = currencyCodes
  const config = gameConfigOf({ ...title, ...title.stakesIn[currency] }, { celebratesReturnOfStake: false })
  const figures = inEveryLanguage((language) => createFigures(language, currency))
  const load = async (file: string) => {
    const path = join(titlesHere, code, file)
    return existsSync(path) ? ((await import(path)) as object) : null
  }
  const { rules, payTable, betNames } = await clientKindOf(config.engine).sheetOf(config, { texts, figures, load })
  const { ofAllStakes } = title.current.figures
  const guide = (await load('how-to-play.ts')) as { howToPlay: HowToPlay } | null // sheets.test.ts reads each
  const round = join(titlesAtServer, code, 'round.json')
  const about = join(titlesHere, code, 'about.json')
  const cover = join(art, code, 'thumbnail.svg')
  const jackpots = publishedJackpots(code)
  return {
    ...(existsSync(cover) && { look: await lookOf(readFileSync(cover)) }),
    ...(existsSync(about) && { about: JSON.parse(readFileSync(about, 'utf8')) }),
    exactRtp: exactRtpOf(config),
    ...(config.maxWin.spin && { topSpin: config.maxWin.spin }),
    ...(config.bets && { bets: betsOf(config, betNames) }),
    ...(config.table && { layoutLimits: config.table.layout }),
    ...(ofAllStakes && {
      allStakes: { staked: textOf(ofAllStakes.staked), rtp: textOf(ofAllStakes.rtp) },
    }),
    ...(guide && { guide: inEveryLanguage((language) => [...guide.howToPlay[language](config, figures[language])]) }),
    rules,
    payTable,
    mechanics: [...mechanicsOf(config)],
    ...(jackpots.length > 0 && { jackpots }),
    ...(existsSync(round) && {
      round: {
        ...roundOf(round, { isFair: isSameForAll(title, config) }),
        ...(title.hitFrequencyFor && { playedAs: title.hitFrequencyFor }),
      },
    }),
  }
}

function roundOf(file: string, { isFair }: { isFair: boolean }) {
  const { pays } = readRound(JSON.parse(readFileSync(file, 'utf8')))
  return { pays, ...(isFair && { histogram: histogramOf(pays) }) }
}

/** Whether neither a choice nor the stake changes the distribution of a round. */
function isSameForAll({ hitFrequencyFor, current }: Title, { bets, table, rtp, leastRtp }: GameConfig): boolean {
  const isRounded = leastRtp.numerator !== rtp.numerator || leastRtp.denominator !== rtp.denominator
  return !hitFrequencyFor && !current.figures.ofAllStakes && !bets && !table && !isRounded
}

/** Each bet with figures of its own; its kind names it. */
function betsOf(
  { bets, table }: Pick<GameConfig, 'bets' | 'table'>,
  names: KindSheet['betNames'],
): NonNullable<GameSheetInput['bets']> {
  return Object.entries(bets ?? {}).map(([id, { rtp, hitFrequency }]) => {
    const name = names?.[id]
    if (!name) throw new Error(`the bet ${id} has figures and no name`)
    const limits = table?.bets[id]
    return {
      id,
      name: { ...name },
      rtp: textOf(rtp),
      hitFrequency: hitFrequency.decimal,
      ...(limits && { limits: { ...limits } }),
    }
  })
}

const textOf = ({ numerator, denominator }: { numerator: string | bigint; denominator: string | bigint }) =>
  `${numerator}/${denominator}`

/** As the game's own page of figures has it. */
function exactRtpOf({
  rtp,
  leastRtp,
  maxWinTakesOneIn,
}: Pick<GameConfig, 'rtp' | 'leastRtp' | 'maxWinTakesOneIn'>): GameSheetInput['exactRtp'] {
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
