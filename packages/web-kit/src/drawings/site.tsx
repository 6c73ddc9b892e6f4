import type { ReactElement } from 'react'

/** The site’s first view. */
export const siteDrawings = {
  back: <path d="M15 5l-7 7 7 7" />,
  cup: <path d="M7 4h10v6a5 5 0 0 1-10 0zM7 6H4v1a3 3 0 0 0 3 3m10-4h3v1a3 3 0 0 1-3 3m-5 5v4m-4 1h8" />,
  fan: <path d="M12 20L3 10a12 12 0 0 1 18 0zM12 20V6.5M12 20L7.2 7.6M12 20l4.8-12.4" />,
  sort: <path d="M7.500 4v15m-3.500-3.500l3.500 3.500 3.500-3.500M16.500 20V5m-3.500 3.500l3.500-3.500 3.500 3.500" />,
  gift: <path d="M4 11h16v9H4zM3 7h18v4H3zm9 0v13M12 7C9 7 7 6 7 4.5S9 2.5 12 7c3-4.5 5-4 5-2.5S15 7 12 7z" />,
  globe: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18z" />
    </>
  ),
  heart: <path d="M12 20C5 14.5 3 11.5 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5c0 3-2 6-9 11.5z" />,
  help: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M9.5 9.5a2.5 2.5 0 1 1 3.600 2.200c-.8.400-1.100.9-1.100 1.800m0 3v.1" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.5v.1" />
    </>
  ),
  play: <path d="M8 5l11 7-11 7z" />,
  reels: <path d="M3 5h18v14H3zM9 5v14M15 5v14M3 12h2.5M18.5 12H21M11 10.5h2.5L12 14" />,
  shield: <path d="M12 3l8 3v6c0 5-3.5 7.800-8 9-4.5-1.200-8-4-8-9V6zm-3.5 9l2.5 2.5 4.5-5" />,
  table: (
    <path d="M3 8c0-2 4-3.5 9-3.5S21 6 21 8s-4 3.5-9 3.5S3 10 3 8zm0 0v3c0 2 4 3.5 9 3.5s9-1.5 9-3.5V8M8 14.200V20m8-5.800V20" />
  ),
} as const satisfies Record<string, ReactElement>
