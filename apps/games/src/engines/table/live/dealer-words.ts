import type { Language } from '../../../shell/text/messages.ts'
import type { Act } from '../../../tabletop/dealer/dealer.ts'

/** The words that a dealer says with an act; none with the others. */
export type DealerWords = Readonly<Partial<Record<Act, string>>>

export const dealerWords: Readonly<Record<Language, DealerWords>> = {
  ja: {
    greet: 'ようこそお越しくださいました',
    open: 'ベットをどうぞ',
    last: 'まもなく締め切ります',
    closed: 'ここで締め切ります',
  },
  en: {
    greet: 'Welcome',
    open: 'Place your bets',
    last: 'Last bets, please',
    closed: 'No more bets',
  },
}
