import type { ReactElement } from 'react'

/** Every application’s frame. */
export const frameDrawings = {
  ball: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7l4.5 3.3-1.7 5.2H9.2l-1.7-5.2zM12 3v4m8.4 2.3l-3.9 1m.6 8.9l-2.3-3.7m-7.9 3.7l2.3-3.7M3.6 9.3l3.9 1" />
    </>
  ),
  cross: <path d="M5 5l14 14M19 5L5 19" />,
  filter: (
    <path d="M4 7h9m5 0h2M4 17h2m5 0h9M15.500 4.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM8.500 14.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z" />
  ),
  list: <path d="M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1" />,
  menu: <path d="M4 7h16M4 12h16M4 17h10" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="M15.5 15.5L21 21" />
    </>
  ),
  star: <path d="M12 3.5l2.600 5.600 6.100.7-4.5 4.200 1.200 6-5.400-3-5.400 3 1.200-6-4.5-4.200 6.100-.7z" />,
} as const satisfies Record<string, ReactElement>
