import { type PlaySheet, rulesWith } from '../card-sheet.ts'

export const drawSheet: PlaySheet = async (config, deps) => rulesWith(config, deps)
