/** So many games of a longer list are in the page and drawn by the server. */
export const firstGames = 60
