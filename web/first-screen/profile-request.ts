/** Who is signed in, as the program asks for it. */
export const profileRequest = (bearer: string) => ({ method: 'GET', address: '/api/profile', bearer }) as const
