export const sortOptions = [
  'Default',
  'AtoZ',
  'ZtoA',
  'VolatilityLowToHigh',
  'VolatilityHighToLow',
  'RTPLowToHigh',
  'RTPHighToLow',
] as const
export type SortOption = (typeof sortOptions)[number]

export const isSortOption = (value: string): value is SortOption => sortOptions.some((option) => option === value)
