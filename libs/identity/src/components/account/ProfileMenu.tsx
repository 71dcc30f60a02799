import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePaths } from '@foyer/api-client/shell';
import { Button, UserIcon } from '@foyer/ui-kit';
import { Dropdown } from '@foyer/ui-kit/overlays';
import { useSession } from '../../session/useSession.ts';

/** My account area, a promoter's sales, a member's organisation, orders, wait lists, follows, wallet and preferences (once verified), profile and log out; in a frame only log out [I2.24, I2.26]. */
export function ProfileMenu() {
  const { t } = useTranslation('identity');
  const { profile, verified } = useSession();
  const navigate = useNavigate();
  const paths = usePaths();
  // Through the logout page: this page's gate would ask to log in again [I2.09, I2.19].
  const leave = (): void => void navigate(paths.logout());
  return (
    <Dropdown
      label={t('menu.label')}
      align="end"
      trigger={
        <Button variant="text" icon={<UserIcon />}>
          {profile?.firstName ?? t('menu.label')}
        </Button>
      }
      items={[
        ...(verified ? [{ id: 'tokens', label: t('menu.myTokens'), href: paths.myTokensGoing() }] : []),
        ...(verified && profile?.isPromoter
          ? [{ id: 'promoter', label: t('menu.promoter'), href: paths.promoterEvents() }]
          : []),
        ...(verified && profile?.isOrganiser
          ? [{ id: 'organiser', label: t('menu.organiser'), href: paths.organiserEvents() }]
          : []),
        { id: 'profile', label: t('menu.profile'), href: paths.profile() },
        ...(verified
          ? [
              { id: 'orders', label: t('profile.sections.orders'), href: paths.profileOrders() },
              { id: 'waitLists', label: t('menu.waitLists'), href: paths.waitLists() },
              { id: 'following', label: t('menu.following'), href: paths.following() },
              { id: 'wallet', label: t('profile.sections.wallet'), href: paths.profileWallet() },
              {
                id: 'preferences',
                label: t('profile.sections.preferences'),
                href: paths.profilePreferences(),
              },
            ]
          : []),
        { id: 'logOut', label: t('menu.logOut'), onSelect: leave },
      ]}
    />
  );
}
