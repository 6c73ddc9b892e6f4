import { type PlaySheet, rulesWith } from '../card-sheet.ts'

export const highLowSheet: PlaySheet = async (config, deps) => rulesWith(config, deps)
