import type { useText } from '../page/text.ts'
import type { Bet } from './bet.ts'
import type { betsText } from './text.ts'

type Texts = ReturnType<typeof useText<keyof (typeof betsText)['ja']>>

/** What a bet is called: a single, a double, or a system with its lines. */
export function titleOf({ system: { size, folds }, legs, lines, eachWay }: Bet, t: Texts): string {
  const name = lines === 1 || (eachWay && lines === 2) ? nameOfLegs(legs.length, t) : systemOf()
  return eachWay ? `${name} ${t('eachWay')}` : name

  function systemOf(): string {
    const named = folds.map(
      (fold) => (fold <= 3 ? t(`fold.${fold}` as 'fold.1') : t('fold.k', { fold })), // one text for each up to three
    )
    const counts = { folds: named.join(t('foldJoin')), legs: Math.max(size, legs.length), lines }
    return t(lines === 1 ? 'system.one' : 'system.other', counts)
  }
}

function nameOfLegs(legs: number, t: Texts): string {
  if (legs === 1) return t('single')
  return legs === 2 ? t('multiple.2') : legs === 3 ? t('multiple.3') : t('multiple.k', { legs })
}
