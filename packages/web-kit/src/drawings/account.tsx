import type { ReactElement } from 'react'

/** Tabs, chat, games and account pages. */
export const accountDrawings = {
  bell: <path d="M6 16V11a6 6 0 0 1 12 0v5l2 2.500H4zM10 21h4M12 3v2" />,
  chat: <path d="M4 5h16v11h-8l-5 4v-4H4zM8 9h8M8 12h5" />,
  check: <path d="M4 12.5l5 5L20 6.5" />,
  fullScreen: <path d="M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5" />,
  history: <path d="M4 5v5h5M4.500 10a8 8 0 1 1-.2 4.500M12 8v4.500l3 2" />,
  home: <path d="M3 11l9-7.500 9 7.500M5.500 9.500V20h13V9.500M10 20v-6h4v6" />,
  install: <path d="M7 2.500h10v19H7zM12 7v7m-2.800-2.800L12 14l2.800-2.800M11 18.500h2" />,
  key: (
    <>
      <circle cx="8" cy="15.5" r="4.5" />
      <path d="M11.2 12.3L19.5 4M15 8.5l3 3M17.7 5.8l2 2" />
    </>
  ),
  leave: <path d="M14 4H5v16h9M10 12h11m-4-4l4 4-4 4" />,
  lock: <path d="M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3M12 14.500v2.500" />,
  person: (
    <>
      <circle cx="12" cy="8.5" r="4" />
      <path d="M4.5 20.5c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5" />
    </>
  ),
  phone: <path d="M7 3h10v18H7zM11 18h2" />,
  timer: (
    <>
      <circle cx="12" cy="13.5" r="7.5" />
      <path d="M12 9.5v4l2.5 2M9.5 3h5" />
    </>
  ),
  wallet: <path d="M4 6.5h14v3M4 6.5v12h16v-9H6a2 2 0 0 1-2-3zm0 0C4 5 5 4.5 6 4.5h10M16 14h.1" />,
} as const satisfies Record<string, ReactElement>
