import type { SlotConfig } from '@andon/arcade/engines/slot/index'
import { inEveryLanguage } from '@andon/contract/languages'
import type { InEveryLanguage, KindSheet, PayRow, SheetDeps } from '../client-kind.ts'
import type { HoldLook } from './hold/hold-look.ts'
import { slotRules } from './slot-rules.ts'
import type { TitleTexts } from './slot-title.ts'
import { slotTexts as words } from './texts/slot-texts.ts'

type Pay = NonNullable<PayRow['pays']>[number]
type PrizeNames = InEveryLanguage<Readonly<Record<string, string>> | undefined>

/** The rules of a slot as its client words them, and what its symbols pay. */
export async function slotSheet(
  config: SlotConfig,
  { texts, figures, load }: SheetDeps<TitleTexts>,
): Promise<KindSheet> {
  const ofHold = (await load('hold.ts')) as { readonly hold: HoldLook } | null // the title kit shows each
  const prizes = inEveryLanguage((language) => ofHold?.hold.texts[language].prizes)
  return {
    rules: inEveryLanguage((language) =>
      slotRules(config, { texts: texts[language], words: words[language], figures: figures[language] }),
    ),
    payTable: symbolRows(config, texts, prizes),
  }
}

function symbolRows(config: SlotConfig, texts: InEveryLanguage<TitleTexts>, prizes: PrizeNames): PayRow[] {
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

const times = (multiple: number) => Number(multiple.toPrecision(8))
