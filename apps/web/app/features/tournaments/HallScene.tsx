/** The hall at the start of a race: the sun, a gate, banners and lanterns in the brand's colours. */
export function HallScene() {
  return (
    <svg className="hall-scene" viewBox="0 0 1440 360" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <rect className="sky" width="1440" height="360" />
      <circle className="halo" cx="1040" cy="196" r="178" />
      <circle className="sun" cx="1040" cy="196" r="148" />
      <path
        className="far"
        d="M-10 290c120-92 238-92 352-14 118-92 262-92 372-8 128-88 264-84 372-4 120-74 246-66 374 10v96H-10z"
      />
      <path
        className="cloud"
        d="M60 96h170a16 16 0 0 0 0-32h-66a16 16 0 0 1 0-32H20M1440 120h-140a16 16 0 0 1 0-32h60a16 16 0 0 0 0-32h80"
      />
      <g className="gate">
        <path d="M824 92c144 22 288 22 432 0l6 34c-148 20-296 20-444 0zM852 150h376v24H852z" />
        <path d="M884 126h34l8 214h-48zM1196 126h-34l-8 214h48z" />
      </g>
      <g className="flag">
        <path d="M720 118h64v170l-32-20-32 20z" />
        <path d="M1304 132h58v158l-29-18-29 18z" />
      </g>
      <g className="lamp">
        {[956, 1040, 1124].map((x) => (
          <g key={x} transform={`translate(${x} 174)`}>
            <path className="string" d="M0 0v14" />
            <path d="M-12 14h24c12 8 14 18 14 26s-2 18-14 26h-24c-12-8-14-18-14-26s2-18 14-26z" />
            <path className="ribs" d="M-23 30h46M-26 42h52M-22 54h44" />
          </g>
        ))}
      </g>
      <path
        className="near"
        d="M-10 330c60-40 130-40 172-4 44-40 120-38 156 2 46-38 118-36 160 0 50-36 118-34 158 2 48-36 120-34 160 0 44-36 118-36 158 0 50-36 118-34 160 0 48-36 130-34 160-6 40-26 120-24 176 10v40H-10z"
      />
    </svg>
  )
}
