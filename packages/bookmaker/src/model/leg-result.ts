/** How one leg of a bet ended. Half results are of quarter lines: half the stake won or lost, the other half returned. */
export type LegResult = 'won' | 'lost' | 'void' | 'halfWon' | 'halfLost'
