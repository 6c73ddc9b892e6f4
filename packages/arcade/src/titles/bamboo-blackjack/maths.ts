import { blackjackMaths } from '../../engines/cards/blackjack/maths.ts'
import strategy from '../../engines/cards/blackjack/strategy.json' with { type: 'json' }
import { rules } from './rules.ts'

export const maths = blackjackMaths(rules, strategy)
