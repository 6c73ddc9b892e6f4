export const plinkoRisks = ['low', 'medium', 'high'] as const
export type PlinkoRisk = (typeof plinkoRisks)[number]
