import { generateKeyPairSync, sign } from 'node:crypto'

/** One value in DER: its tag, its length, its bytes. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const text = (tag: number, words: string) => der(tag, Buffer.from(words))
const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content)
const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'))
const commonName = (name: string) => sequence(der(0x31, sequence(identifier('550403'), text(0x0c, name))))

/** A key and a certificate of `localhost` that nobody trusts unless told to, PEM. */
export function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    commonName('localhost'),
    sequence(text(0x18, '20000101000000Z'), text(0x18, '29991231000000Z')),
    commonName('localhost'),
    publicKey.export({ type: 'spki', format: 'der' }),
    // subjectAltName: the DNS name localhost
    der(0xa3, sequence(sequence(identifier('551d11'), der(0x04, sequence(text(0x82, 'localhost')))))),
  )
  const certificate = sequence(body, ecdsaWithSha256, bits(sign('sha256', body, privateKey)))
  const lines = certificate.toString('base64').replaceAll(/.{64}/g, '$&\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  }
}
