import type { SportCode } from '../page/api.ts'

/** The sign of a sport: a bold contour over one flat colour that is printed a little beside it. Decorative: the name stands next to it. */
export function SportIcon({ sport }: { sport: string }) {
  const { shape, lines } = isDrawn(sport) ? drawings[sport] : other
  return (
    <svg className="sport-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path className="sport-shape" d={shape} transform="translate(1.5 1.5)" />
      <path className="sport-lines" d={lines ? `${shape}${lines}` : shape} />
    </svg>
  )
}

interface Drawing {
  /** The silhouette. */
  readonly shape: string
  /** Lines inside and beside the silhouette. */
  readonly lines: string
}

const ball = 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z'
const bat = 'M9.500 3a6.500 6.500 0 1 0 0 13a6.500 6.500 0 1 0 0-13z'

const drawings: Readonly<Record<SportCode, Drawing>> = {
  football: {
    shape: ball,
    lines:
      'M12 8l3.800 2.800-1.400 4.500H9.600l-1.400-4.500zM12 3v5m3.800 2.800l4.700-1.600m-6.100 6.100l2.900 4m-7.700-4l-2.900 4M8.200 10.800L3.500 9.200',
  },
  baseball: {
    shape: ball,
    lines:
      'M6 5.500c3.200 3.800 3.200 9.200 0 13M18 5.500c-3.200 3.800-3.200 9.200 0 13M6.600 9.400l2.600-1M6.600 14.600l2.600 1M17.400 9.400l-2.600-1M17.400 14.600l-2.600 1',
  },
  basketball: {
    shape: ball,
    lines: 'M12 3v18M3 12h18M5.700 5.700c3.500 3.600 3.500 9 0 12.600M18.300 5.700c-3.500 3.600-3.500 9 0 12.600',
  },
  tennis: {
    shape: bat,
    lines:
      'M3.500 7.500h12M3.500 11.500h12M7.500 3.500v12M11.500 3.500v12M14.200 14.200l6.300 6.300M19 4.500a1.500 1.500 0 1 0 0 3a1.500 1.500 0 1 0 0-3z',
  },
  tableTennis: {
    shape: bat,
    lines:
      'M9.800 16L16 9.800M13.500 14.500l4.800 6 2.200-2.200-6-4.800M19.300 3.500a1.700 1.700 0 1 0 0 3.400a1.700 1.700 0 1 0 0-3.400z',
  },
  iceHockey: {
    shape: 'M15 3h3.500L12 17.500c-.6 1.400-1.500 2-3 2H3.500V16h4.600c.7 0 1.200-.3 1.500-1z',
    lines: 'M14.500 17.500h6.500v3h-6.500z',
  },
  volleyball: {
    shape: ball,
    lines:
      'M12 12c.2-4-1.400-7-4.700-8.600M12 12c3.400-2 6.700-2 9-.2M12 12c-3.600 1.800-5 4.700-4.600 7.700M12 7.200c-2.600-.8-5.700.3-7.800 3M16.300 10.300c.4-2.600-.8-5.200-3-7.200M10 13.500c2 2.300 5.500 3.400 9.200 3.400',
  },
  rugby: {
    shape: 'M4 20c-1.600-6 .8-11 4.200-13.700S17.500 2.500 20 4c1.600 6-.8 11-4.200 13.700S6.500 21.500 4 20z',
    lines: 'M4 20C5 13.500 8 7.500 20 4M4 20C10.500 19 16.500 16 20 4',
  },
  americanFootball: {
    shape: 'M3.500 13.500A8.500 8.500 0 0 1 20.300 11l.2 2.500h-6.800l-1.700 4H7.500c-2.200 0-4-1.800-4-4z',
    lines: 'M13.700 13.500l6.800 6.500h-5l-3-2.500M20.500 13.500v6.500M8.500 12.500h.1',
  },
  mma: {
    shape:
      'M7 17l-2-3.500V8a2 2 0 0 1 4 0V6a2 2 0 0 1 4 0a2 2 0 0 1 4 .5v1.200a1.900 1.900 0 0 1 3.500 1V13c0 1.700-.7 3-2 4v4H7z',
    lines: 'M7 17h11.500M9 8v4M13 6.500V12M17 7.500V12',
  },
  sumo: {
    shape:
      'M12 14.500c-2.700 2.300-8 1.400-8-3.200C4 6.800 8 7.500 9.400 5c.6-1.200 1.500-2 2.600-2s2 .8 2.600 2C16 7.500 20 6.800 20 11.300c0 4.600-5.300 5.500-8 3.200z',
    lines: 'M12 3v18.500M10 18.500h4M12 7.800a2.600 2.600 0 1 0 0 5.200a2.600 2.600 0 1 0 0-5.200z',
  },
  keirin: {
    shape: 'M6 12a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM18 12a4 4 0 1 0 0 8a4 4 0 1 0 0-8z',
    lines: 'M6 16l4-8h6M10 8l3 8H6M18 16l-3-11h4M8 7h4',
  },
  esports: {
    shape:
      'M7 7.500h10a4.600 4.600 0 0 1 4.500 5.500l-.8 4.300a2.400 2.400 0 0 1-4.300.9L14.700 15.500H9.300l-1.700 2.700a2.400 2.400 0 0 1-4.300-.9L2.500 13A4.600 4.600 0 0 1 7 7.500z',
    lines: 'M7.500 9.700v3.600M5.700 11.500h3.600M15.300 12.800h.1M17.700 10.300h.1M12 7.500v-3',
  },
}

const other: Drawing = {
  shape: 'M7 3.500h10V9a5 5 0 0 1-10 0z',
  lines:
    'M7 5.500H3.700c0 3.200 1.200 4.800 3.600 5.200M17 5.500h3.300c0 3.200-1.200 4.800-3.600 5.200M12 14v4M9 18h6v2.800H9z',
}

const isDrawn = (sport: string): sport is SportCode => Object.hasOwn(drawings, sport)
