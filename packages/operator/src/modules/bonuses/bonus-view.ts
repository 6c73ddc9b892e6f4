import type { BonusProgramme } from '@andon/contract/bonus-terms'
import type { Language } from '@andon/contract/languages'
import type { Bonus } from './domain/bonus.ts'

/** A bonus as every reply shows it. */
export function bonusView(bonus: Bonus, programme: BonusProgramme | undefined, language: Language) {
  return {
    bonusId: bonus.id,
    programme: bonus.programme,
    name: programme?.name[language] ?? bonus.programme,
    currency: bonus.currency,
    granted: { bonus: bonus.bonusAmount, deposit: bonus.tiedDeposit },
    wagering: wageringView(bonus),
    grantedAt: bonus.grantedAt.toString(),
    expiresAt: bonus.expiresAt.toString(),
    terms: bonus.terms,
  }
}

/** Rounded down to whole minor units. */
function wageringView({ required, wageredHundredths }: Bonus) {
  const wagered = Math.floor(wageredHundredths / 100)
  return { required, wagered, left: Math.max(0, required - wagered) }
}
