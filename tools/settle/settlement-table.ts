import type { LegStep, LineStep, Step } from '@andon/bookmaker/rules'
import { compare, readFraction, writeDecimal } from '@andon/money/fraction'

interface WrittenSettlement {
  readonly lines: number
  readonly stake: string
  readonly returns: string
  readonly paid: number
  readonly steps: readonly Step[]
}

/** A settlement for people: the legs, then every line with its calculation, then the sum. Numbers that are no short decimal stand as fractions. */
export function settlementTable({ lines, stake, returns, paid, steps }: WrittenSettlement): string {
  const legs = steps.filter((step) => step.step === 'leg')
  const lineSteps = steps.filter((step) => step.step === 'line')
  const eachWay = legs.some(({ part }) => part === 'place')
  return [
    'Legs: what 1 staked returns',
    ...columns(legs.map((step) => [step.leg, ...(eachWay ? [step.part] : []), step.result, calculationOfLeg(step)])),
    '',
    'Lines',
    ...columns(
      lineSteps.map((step) => [
        `${step.line}`,
        ...(eachWay ? [step.part] : []),
        step.legs.join(' + '),
        calculationOfLine(step),
      ]),
    ),
    '',
    ...steps.flatMap((step) => (step.step === 'boost' ? [boostLine(step), ''] : [])),
    `Lines staked    ${lines}`,
    `Stake           ${short(stake)}`,
    `Returns         ${short(returns)}`,
    `Paid            ${paid} (rounded down once)`,
    '',
  ].join('\n')
}

const boostLine = ({ legs, percent, winnings, adds }: Extract<Step, { step: 'boost' }>) =>
  `Boost of ${legs} legs: ${exact(winnings)} × ${percent} % = ${short(adds)}`

function calculationOfLeg(step: LegStep): string {
  const { result, odds, rule4, placeFraction, deadHeat, oddsPaid, share, multiplier } = step
  if (result === 'void') return '1, the stake'
  if (result === 'lost') return '0'
  if (result === 'halfLost') return '1/2, half the stake'
  const paid =
    rule4 || placeFraction
      ? `1 + (${exact(odds)} − 1)${rule4 ? ` × (1 − ${exact(rule4)})` : ''}${placeFraction ? ` × ${placeFraction}` : ''} = ${short(oddsPaid)}`
      : short(oddsPaid)
  if (result === 'halfWon') return `${paid}, with half the stake: ${short(multiplier)}`
  if (share === '0') return '0, not the winner'
  if (deadHeat && share !== '1')
    return `${paid}, of ${share} of the stake (dead heat of ${deadHeat.tied}): ${short(multiplier)}`
  return paid
}

function calculationOfLine({ stake, times, multipliers, returns }: LineStep): string {
  const often = times > 1 ? ` (bet ${times} times)` : ''
  return `${[stake, ...multipliers].map(exact).join(' × ')} = ${short(returns)}${often}`
}

/** The exact number, and beside a fraction the nearest decimal. */
function short(text: string): string {
  const value = readFraction(text)
  const written = exact(text)
  return value && written.includes('/') ? `${written} (≈ ${writeDecimal(value, 4)})` : written
}

/** As a decimal where four decimals are exact, else as the fraction. */
function exact(text: string): string {
  const value = readFraction(text)
  const decimal = value && writeDecimal(value, 4)
  const back = decimal && readFraction(decimal)
  return value && back && compare(value, back) === 0 ? decimal : text
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}
