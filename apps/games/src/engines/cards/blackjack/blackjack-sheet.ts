import { type PlaySheet, rulesWith } from '../card-sheet.ts'

export const blackjackSheet: PlaySheet = async (config, deps) => rulesWith(config, deps)
