/** The pages of an open book, seen from its edge: the line of the mark, over and over; in a box of 600 by 360. */
export const openBook = Array.from({ length: 14 }, (_, page) => {
  const y = 70 + page * 22
  return { opacity: (page + 2) / 20, d: `M-20 ${y}C120 ${y - 52} 240 ${y - 34} 300 ${y + 26}C360 ${y - 34} 480 ${y - 52} 620 ${y}` }
})
