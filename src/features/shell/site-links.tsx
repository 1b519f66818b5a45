import { chakra } from '@chakra-ui/react';
import { POSTS } from '#content/posts.ts';
import { NavLink } from './nav-link.tsx';

export function CompanyLinks({ block = false }: { block?: boolean }) {
  return (
    <>
      <NavLink to="/about" block={block}>
        About Us
      </NavLink>
      <NavLink to="/contact" block={block}>
        Contact Us
      </NavLink>
    </>
  );
}

export function PostLinks() {
  return POSTS.map(({ slug, title }) => (
    <NavLink key={slug} to="/blog/$slug" params={{ slug }} block>
      {title}
    </NavLink>
  ));
}

/** All pages of the site, in a menu on a phone. */
export function SiteLinks() {
  return (
    <>
      <CompanyLinks block />
      <MenuHeading>Blog</MenuHeading>
      <PostLinks />
    </>
  );
}

const MenuHeading = chakra('p', {
  base: {
    paddingInline: '3',
    paddingTop: '3',
    paddingBottom: '1',
    marginTop: '2',
    borderTopWidth: '1px',
    borderColor: 'hairline',
    color: 'muted',
    fontSize: 'sm',
    lineHeight: '1.4',
  },
});
