/** The number of a rider in the colour that it has in every race: 1 white, 2 black, 3 red, 4 blue, 5 yellow, 6 green, 7 orange, 8 pink, 9 purple. */
export function Car({ number }: { number: number }) {
  return (
    <b className="car" data-car={number}>
      {number}
    </b>
  )
}
