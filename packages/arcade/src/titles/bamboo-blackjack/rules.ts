import { type BlackjackRules, usualBlackjack } from '../../engines/cards/blackjack/rules.ts'

/** Rules of Bamboo Blackjack (竹林ブラックジャック). Any change here changes the hash and the figures. */
export const rules: BlackjackRules = usualBlackjack('bamboo-blackjack')
