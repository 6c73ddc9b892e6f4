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
  allGames: 'search',
  myGames: 'heart',
  responsibleGame: 'shield',
  customerService: 'help',
} as const
