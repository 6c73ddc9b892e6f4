/** The icon of each menu entry, by its id. */
export const menuIcons = {
  sports: 'ball',
  sportsAz: 'list',
  casino: 'fan',
  liveCasino: 'table',
  slots: 'reels',
  specialBets: 'star',
  tournaments: 'cup',
  promotions: 'gift',
} as const
