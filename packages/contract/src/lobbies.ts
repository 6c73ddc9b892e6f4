/** Lobbies by their name in addresses; each has its games, and a zone of banners of the same name. */
export const lobbyNames = ['home', 'casino', 'slots', 'live-casino'] as const
export type LobbyName = (typeof lobbyNames)[number]
export const isLobbyName = (name: string): name is LobbyName => lobbyNames.some((known) => known === name)

/** How the zone of banners of a brand's lobby is called on the wire: `leo_live_casino`. */
export const bannerZoneId = ({ code }: { readonly code: string }, lobby: LobbyName) =>
  `${code.toLowerCase()}_${lobby.replaceAll('-', '_')}`
