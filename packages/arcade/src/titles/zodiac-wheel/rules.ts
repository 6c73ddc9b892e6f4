import type { WheelRules } from '../../engines/table/wheel/wheel-rules.ts'

/**
 * Rules of Zodiac Wheel (干支の輪). Any change here changes the hash and the figures. A prize belongs to two animals that face each other in the circle of twelve, and across the wheel each faces the other one; the cats, who are
 * not of the twelve, multiply. Segments × prize is 45 for every animal, so all bets return the same.
 */
export const rules: WheelRules = {
  gameCode: 'zodiac-wheel',
  mechanic: 'wheel',
  segments: [
    ...['cat-6', 'rat', 'ox', 'rabbit', 'horse', 'boar', 'sheep', 'rat', 'rooster'],
    ...['tiger', 'horse', 'ox', 'rabbit', 'rat', 'dragon', 'sheep', 'horse', 'rooster'],
    ...['snake', 'rat', 'ox', 'monkey', 'horse', 'rabbit', 'sheep', 'rat', 'boar'],
    ...['cat-2', 'horse', 'sheep', 'rooster', 'rat', 'snake', 'ox', 'horse', 'rabbit'],
    ...['monkey', 'rat', 'sheep', 'rooster', 'horse', 'dog', 'ox', 'rat', 'rabbit'],
    ...['boar', 'horse', 'sheep', 'tiger', 'rat', 'rooster', 'ox', 'horse', 'snake'],
  ],
  prizes: [
    { sort: 'rat-horse', spots: ['rat', 'horse'], returns: '5' },
    { sort: 'ox-sheep', spots: ['ox', 'sheep'], returns: '15/2' },
    { sort: 'rabbit-rooster', spots: ['rabbit', 'rooster'], returns: '9' },
    { sort: 'snake-boar', spots: ['snake', 'boar'], returns: '15' },
    { sort: 'tiger-monkey', spots: ['tiger', 'monkey'], returns: '45/2' },
    { sort: 'dragon-dog', spots: ['dragon', 'dog'], returns: '45' },
  ],
  multipliers: { 'cat-2': 2, 'cat-6': 6 },
  mostMultipliers: 2,
}
