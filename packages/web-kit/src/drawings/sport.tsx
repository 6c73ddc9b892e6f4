import type { ReactElement } from 'react'

/** The sportsbook alone. */
export const sportDrawings = {
  boost: <path d="M13 3L5 13.500h6L10 21l9-11h-6.500z" />,
  link: (
    <path d="M10 14a4 4 0 0 0 5.700 0l3.500-3.500a4 4 0 0 0-5.700-5.700L12 6.300M14 10a4 4 0 0 0-5.700 0l-3.500 3.500a4 4 0 0 0 5.700 5.700l1.500-1.500" />
  ),
  pin: <path d="M9 4h6l-1 6 3 3H7l3-3zM12 13v7" />,
} as const satisfies Record<string, ReactElement>
