import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useGetReleaseNameQuery } from '@foyer/api-client/shell';
import { CloseIcon, IconButton, theme } from '@foyer/ui-kit';
import { sessionStore } from '../../browser/browserDoors.ts';
import { webVersion } from '../../error-reporting/webVersion.ts';

/** Query flag that hides the version panel [I2.01]. */
const hideVersionsFlag = 'hideVersions';
const dismissedKey = 'foyer-versions-dismissed';

const panel = css({
  position: 'fixed',
  insetInlineStart: theme.space[3],
  bottom: theme.space[3],
  zIndex: 1,
  display: 'flex',
  alignItems: 'start',
  maxWidth: `calc(100vw - 2 * ${theme.space[3]})`,
  padding: theme.space[3],
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  background: theme.color.surface1,
  fontSize: theme.text.small,
  overflowWrap: 'anywhere',
  '@media print': { display: 'none' },
});
const facts = css({ margin: 0, dt: { color: theme.color.contentMuted }, dd: { margin: 0 } });

/** Web branch and commit, and the server's release, until dismissed [I6.07, I7.25]. */
export function VersionPanel() {
  const { t } = useTranslation('debug');
  const isHidden = new URLSearchParams(useLocation().search).has(hideVersionsFlag);
  const [isDismissed, setDismissed] = useState(() => sessionStore.getItem(dismissedKey) !== null);
  const isShown = !isHidden && !isDismissed;
  const { data } = useGetReleaseNameQuery(undefined, { skip: !isShown });
  if (!isShown) return null;
  const { branch, commit } = webVersion();
  const unknown = t('versions.unknown');
  const dismiss = (): void => {
    sessionStore.setItem(dismissedKey, '1');
    setDismissed(true);
  };
  return (
    <aside css={panel} aria-label={t('versions.title')}>
      <dl css={facts}>
        <dt>{t('versions.branch')}</dt>
        <dd>{branch ?? unknown}</dd>
        <dt>{t('versions.commit')}</dt>
        <dd>{commit ?? unknown}</dd>
        <dt>{t('versions.release')}</dt>
        <dd>{data?.releaseName ?? unknown}</dd>
      </dl>
      <IconButton label={t('versions.dismiss')} icon={<CloseIcon />} onClick={dismiss} />
    </aside>
  );
}
