import { createContext, useContext, type ComponentPropsWithoutRef } from 'react';

/** Whether an enclosing live region announces changes already. */
const AnnouncedContext = createContext(false);

export interface LiveRegionProps extends Omit<ComponentPropsWithoutRef<'div'>, 'role'> {
  /** Interrupts the screen reader: bad news that needs a reaction. */
  urgent?: boolean;
}

/**
 * Announces changes of its content. It must be mounted before the change. Announcing components inside (`Notice`,
 * `ErrorState`) are silent, so that there is one announcement.
 */
export function LiveRegion({ urgent = false, ...rest }: LiveRegionProps) {
  const isAnnounced = useContext(AnnouncedContext);
  return (
    <AnnouncedContext value>
      <div {...(isAnnounced ? {} : { role: urgent ? 'alert' : 'status' })} {...rest} />
    </AnnouncedContext>
  );
}
