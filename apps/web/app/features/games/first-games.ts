/** The number of games of a longer list that are in the page and drawn by the server. */
export const firstGames = 60
