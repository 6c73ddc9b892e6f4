import type { ReactElement } from 'react'

/** Panels of players: of the account, and of the sportsbook. */
export const panelsDrawings = {
  calendar: <path d="M4 5.500h16V20H4zM4 10h16M8 3v4M16 3v4" />,
  chart: <path d="M4 4v16h16M8 16v-4M12 16V8M16 16v-6" />,
  live: (
    <>
      <circle cx="12" cy="12" r="2.5" />
      <path d="M7.5 16.500a6.400 6.400 0 0 1 0-9M16.500 7.500a6.400 6.400 0 0 1 0 9M4.500 19.500a10.600 10.600 0 0 1 0-15M19.500 4.500a10.600 10.600 0 0 1 0 15" />
    </>
  ),
} as const satisfies Record<string, ReactElement>
