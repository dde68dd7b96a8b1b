/** Where a list has the width of a phone, or stands beside what is read: what is done with it has signs and no words. */
export const narrowList = '@container (max-width: 640px)'
