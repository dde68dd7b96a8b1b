import { styled } from '@mui/material/styles'
import { Link } from 'react-router'

/** A link within text and lists, in the colour of what stands around it. Of every screen, so lighter than the one of MUI. */
export const TextLink = styled(Link)({ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } })
