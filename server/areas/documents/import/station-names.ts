import { type Court, COURTS, courtByName, stationNamed } from '#citations/data/courts'
import { STATIONS } from '#citations/data/stations'

/** A station as Kenya Law lists it: 'High Court at Kibera', 'Machakos Law Courts', 'Kadhi's Court at Lamu'. */
export interface Station {
  code: string
  courtCode: string
  name: string
}

const nameOf = (court: Court, place: string): string => {
  if (/\bcourts?\b|\btribunal\b/i.test(place) && !/\(.*\bcourts?\b.*\)/i.test(place)) return place
  if (/^chief magistrate|^election petition/i.test(place)) return place
  return court.code === 'KEMC' ? `${place} Law Courts` : `${court.name} at ${place}`
}

/** The full name of a place at which a court sits. */
export const stationName = nameOf

/** Every station of every court on the list. */
export const stations: readonly Station[] = COURTS.flatMap((court) =>
  (STATIONS[court.code] ?? []).map(([code, place]) => ({ code, courtCode: court.code, name: nameOf(court, place) })),
)

/** A station as given ('Kisumu', 'High Court at Kisumu') under its full name; one that is not on the list stays as given. */
export function readStation(given: string, court: Court | null): string {
  const atPlace = court ? courtByName(`${court.name} at ${given}`) : null
  if (court && atPlace?.station && stationNamed(court.code, given)) return nameOf(court, atPlace.station)
  const named = courtByName(given)
  return named?.station && (!court || named.court.code === court.code) ? nameOf(named.court, named.station) : given
}
