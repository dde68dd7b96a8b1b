import { Problem } from '../../problem.ts'

/** Null where it is not found. */
export async function ifHeld<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-found') return null
    throw error
  }
}
